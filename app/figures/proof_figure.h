// The figure of a proof as a value: every theorem has one of its own.
#pragma once

#include <QSizeF>

#include "app/figures/scene/figure.h"
#include "core/proofs/proof.h"

namespace nimstone::figures {

/// The same proof gives the same pieces and as many scenes at any size, text scale and language, so that a figure can
/// be laid out anew while it plays. Needs a QGuiApplication, for the widths of words.
ProofFigure proofFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// How large it is laid out for paper, in its own pixels at text scale 1: whatever the proof, all of it is readable.
QSizeF figureSizeForPaper(const proof::Proof& proof);

/// Whether it is the table of bits, which has its own ways to be pressed.
bool showsBitColumns(proof::Theorem theorem);

}  // namespace nimstone::figures
