// The figures of proofs about Wythoff's game, Euclid's game, Fibonacci Nim and Zeckendorf's theorem. Each figure has a
// source file of its own.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

/// The figure of a proof of Theorem::Euclid.
ProofFigure euclidFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The figure of a proof of Theorem::FlawFibonacciInt.
ProofFigure intTableFigure(const proof::Proof& proof, QSizeF size, double textScale);

/// The figure of a proof of Theorem::FibonacciNim.
ProofFigure quotaFigure(const proof::Proof& proof, QSizeF size, double textScale);

ProofFigure wythoffColdFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure wythoffExactFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure wythoffGoldenFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure wythoffZeckendorfFigure(const proof::Proof& proof, QSizeF size, double textScale);
/// The figure of a proof of Theorem::Zeckendorf.
ProofFigure zeckendorfFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
