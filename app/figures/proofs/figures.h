// The figures of proofs. Each figure has a source file of its own.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// The figure of a proof about Nim or misère Nim: a table of bits. It cuts heaps into blocks, turns the blocks into bits,
/// and then shows the nim-sum and the move. In this figure a piece of kind Cell is a bit. Its `heap` is the index of the
/// heap, and its `weight` is the weight of the column.
ProofFigure bitColumns(const proof::Proof& proof, const Sheet& sheet);

ProofFigure coinsFigure(const proof::Proof& proof, const Sheet& sheet);
ProofFigure lineFigure(const proof::Proof& proof, const Sheet& sheet);
ProofFigure mooreFigure(const proof::Proof& proof, const Sheet& sheet);
ProofFigure staircaseFigure(const proof::Proof& proof, const Sheet& sheet);

/// The figure of a proof of Theorem::Bash. Heaps of up to 60 stones show every stone; larger heaps are drawn as blocks
/// with numbers.
ProofFigure bashFigure(const proof::Proof& proof, const Sheet& sheet);

/// The figure of a proof of Theorem::BashCountUp. When the user presses a cell, its number becomes the goal.
ProofFigure countUpFigure(const proof::Proof& proof, const Sheet& sheet);

/// The figure of a proof about periods, valid or flawed. When the user presses a cell, its number becomes the size of
/// the first heap.
ProofFigure periodFigure(const proof::Proof& proof, const Sheet& sheet);

/// The figure of a proof of Theorem::Euclid.
ProofFigure euclidFigure(const proof::Proof& proof, const Sheet& sheet);

/// The figure of a proof of Theorem::FlawFibonacciInt.
ProofFigure intTableFigure(const proof::Proof& proof, const Sheet& sheet);

/// The figure of a proof of Theorem::FibonacciNim.
ProofFigure quotaFigure(const proof::Proof& proof, const Sheet& sheet);

ProofFigure wythoffColdFigure(const proof::Proof& proof, const Sheet& sheet);
ProofFigure wythoffExactFigure(const proof::Proof& proof, const Sheet& sheet);
ProofFigure wythoffGoldenFigure(const proof::Proof& proof, const Sheet& sheet);
ProofFigure wythoffZeckendorfFigure(const proof::Proof& proof, const Sheet& sheet);
/// The figure of a proof of Theorem::Zeckendorf.
ProofFigure zeckendorfFigure(const proof::Proof& proof, const Sheet& sheet);

/// The figure of a proof of Theorem::Cutcake.
ProofFigure cutcakeFigure(const proof::Proof& proof, const Sheet& sheet);

/// The figure of a proof about mex. When the user presses a tile, its position becomes the position of the proof.
ProofFigure mexFigure(const proof::Proof& proof, const Sheet& sheet);

/// The size of the mex figure for printing, at which all positions fit side by side.
QSizeF mexSizeForPaper(const proof::Proof& proof);

/// The figure of the flawed proof about misère play with Grundy values. When the user presses a position, it becomes
/// the position of the proof.
ProofFigure misereGrundyFigure(const proof::Proof& proof, const Sheet& sheet);

/// The size of that figure for printing, at which all panels and options fit.
QSizeF misereGrundySizeForPaper(const proof::Proof& proof);

ProofFigure sumFigure(const proof::Proof& proof, const Sheet& sheet);

/// The size of the figure of a sum for printing, at which all components fit below each other.
QSizeF sumSizeForPaper(const proof::Proof& proof);

}  // namespace nimstone::figures
