// Creates the figure of a proof: its scenes and the pieces that can be pressed. Every theorem has a figure.
#pragma once

#include <QSizeF>

#include "app/figures/scene/figure.h"
#include "core/proofs/proof.h"

namespace nimstone::figures {

/// Creates the figure of a proof. Its pieces and its number of scenes do not depend on the size, the text scale or the
/// language, so callers can lay out a figure again while it plays. Needs a QGuiApplication, to measure text.
ProofFigure proofFigure(const proof::Proof& proof, const Sheet& sheet);

/// The size of the figure for printing, in pixels at text scale 1. At this size the figure shows everything and can be
/// read.
QSizeF figureSizeForPaper(const proof::Proof& proof);

/// True if the figure of the theorem is a table of bits. Users press bits in this figure; other figures have
/// FigureEdits instead.
bool showsBitColumns(proof::Theorem theorem);

}  // namespace nimstone::figures
