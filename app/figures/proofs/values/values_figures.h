// The figures of proofs about mex, sums, Cutcake and misère play with Grundy values. Each figure has a source file of
// its own.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// Returns the first of the sizes `size`, `size` + `more`, … at which a figure fits.
template <class Figure>
QSizeF sizeThatFits(const proof::Proof& proof, QSizeF size, QSizeF more)
{
    while (!Figure(proof, size, 1).fits())
        size += more;
    return size;
}

/// The figure of a proof of Theorem::Cutcake.
ProofFigure cutcakeFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The figure of a proof about mex. When the user presses a tile, its position becomes the position of the proof.
ProofFigure mexFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The size of the mex figure for printing, at which all positions fit side by side.
QSizeF mexSizeForPaper(const proof::Proof& proof);

/// The figure of the flawed proof about misère play with Grundy values. When the user presses a position, it becomes
/// the position of the proof.
ProofFigure misereGrundyFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The size of that figure for printing, at which all panels and options fit.
QSizeF misereGrundySizeForPaper(const proof::Proof& proof);

ProofFigure sumFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The size of the figure of a sum for printing, at which all components fit below each other.
QSizeF sumSizeForPaper(const proof::Proof& proof);

/// "2 → 5", the note beside a component whose value a move makes larger; "2 → 5 → 2" after the reply has restored its
/// value.
QString sumRaised(const proof::SumRaise& raise, bool isTakenBack);

}  // namespace nimstone::figures
