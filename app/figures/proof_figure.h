// The figure of a proof as a value. Every theorem has its figure.
#pragma once

#include <QSizeF>

#include "app/figures/scene/figure.h"
#include "core/proofs/proof.h"

namespace nimstone::figures {

/// The same proof gives the same pieces and the same number of scenes at any size, text scale and language. A figure
/// can therefore be laid out again while it plays. Needs a QGuiApplication, for the widths of words.
ProofFigure proofFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The size for printing, in the figure's own pixels at text scale 1. At this size all of the figure is readable.
QSizeF figureSizeForPaper(const proof::Proof& proof);

/// True if the figure is the table of bits, in which other pieces can be pressed than in the other figures.
bool showsBitColumns(proof::Theorem theorem);

}  // namespace nimstone::figures
