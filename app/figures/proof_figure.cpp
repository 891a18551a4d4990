#include "app/figures/proof_figure.h"

#include "app/figures/bash_figure.h"
#include "app/figures/bit_columns.h"
#include "app/figures/count_up_figure.h"
#include "app/figures/staircase_figure.h"
#include "app/figures/wythoff_cold_figure.h"
#include "core/nimber.h"

namespace nimstone::figures {

using proof::Theorem;

// One case a family of figures.

ProofFigure proofFigure(const proof::Proof& proof, QSizeF size, double textScale)
{
    switch (proof.theorem) {
    case Theorem::NimLemma1:
    case Theorem::NimLemma2:
    case Theorem::Bouton:
    case Theorem::NimCount:
    case Theorem::MisereNim:
    case Theorem::FlawMisereSum:
    case Theorem::FlawHighestBit: return bitColumns(proof, size, textScale);
    case Theorem::Bash: return bashFigure(proof, size, textScale);
    case Theorem::BashCountUp: return countUpFigure(proof, size, textScale);
    case Theorem::WythoffCold: return wythoffColdFigure(proof, size, textScale);
    case Theorem::StaircaseNim: return staircaseFigure(proof, size, textScale);
    default: return {};
    }
}

bool showsBitColumns(Theorem theorem)
{
    switch (theorem) {
    case Theorem::NimLemma1:
    case Theorem::NimLemma2:
    case Theorem::Bouton:
    case Theorem::NimCount:
    case Theorem::MisereNim:
    case Theorem::FlawMisereSum:
    case Theorem::FlawHighestBit: return true;
    default: return false;
    }
}

QSizeF figureSizeForPaper(const proof::Proof& proof)
{
    switch (proof.theorem) {
    case Theorem::Bash:
    case Theorem::BashCountUp: return {1000, 380};
    default: break;
    }
    const bool showsDigits = proof.theorem == Theorem::StaircaseNim || proof.theorem == Theorem::MooreNim;
    if (!showsBitColumns(proof.theorem) && !showsDigits)
        return {1000, 560};
    const auto rows = static_cast<double>(proof.position().heaps.size());
    const bool isSmall = rows <= 6 && columnsNeeded(proof.position().heaps) <= 9;
    if (showsDigits)
        return isSmall ? QSizeF(600, 230 + 36 * rows) : QSizeF(1000, 240 + 38 * rows);
    return isSmall ? QSizeF(500, 190 + 38 * rows) : QSizeF(1000, 240 + 38 * rows);
}

}  // namespace nimstone::figures
