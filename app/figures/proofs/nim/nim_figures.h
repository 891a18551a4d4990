// The figures of proofs about games related to Nim: tables of digits. Each figure has a source file of its own.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure coinsFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure lineFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure mooreFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure staircaseFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
