// The figures of proofs about games related to Nim that are tables of digits, one file for each figure.
#pragma once

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

ProofFigure coinsFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure lineFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure mooreFigure(const proof::Proof& proof, QSizeF size, double textScale);
ProofFigure staircaseFigure(const proof::Proof& proof, QSizeF size, double textScale);

}  // namespace nimstone::figures
