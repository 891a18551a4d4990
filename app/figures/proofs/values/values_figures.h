// The figures of proofs about mex, sums, Cutcake and misère play by Grundy values, a file a figure.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Of a proof of Theorem::Cutcake.
ProofFigure cutcakeFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The tiles lead to their positions when they are pressed.
ProofFigure mexFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Large enough for its positions to stand beside each other.
QSizeF mexSizeForPaper(const proof::Proof& proof);

/// The positions lead to their proofs when they are pressed.
ProofFigure misereGrundyFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// Large enough for everything to stand beside each other.
QSizeF misereGrundySizeForPaper(const proof::Proof& proof);

ProofFigure sumFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// High enough for its parts to stand over each other.
QSizeF sumSizeForPaper(const proof::Proof& proof);

}  // namespace nimstone::figures
