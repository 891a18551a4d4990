// The figures of proofs about mex, sums, Cutcake and misère play with Grundy values, one file for each figure.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// The figure of a proof of Theorem::Cutcake.
ProofFigure cutcakeFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// A tile that is pressed changes the position to its own.
ProofFigure mexFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Returns the size for printing, at which all positions fit side by side.
QSizeF mexSizeForPaper(const proof::Proof& proof);

/// A position that is pressed becomes the position of the proof.
ProofFigure misereGrundyFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Returns the size for printing, at which all panels and options fit.
QSizeF misereGrundySizeForPaper(const proof::Proof& proof);

ProofFigure sumFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Returns the size for printing, at which all parts fit below each other.
QSizeF sumSizeForPaper(const proof::Proof& proof);

}  // namespace nimstone::figures
