#include "app/figures/proof_figure.h"

#include "app/figures/bash_figure.h"
#include "app/figures/bit_columns.h"
#include "app/figures/count_up_figure.h"
#include "app/figures/cutcake_figure.h"
#include "app/figures/euclid_figure.h"
#include "app/figures/int_table_figure.h"
#include "app/figures/line_figure.h"
#include "app/figures/mex_figure.h"
#include "app/figures/misere_grundy_figure.h"
#include "app/figures/moore_figure.h"
#include "app/figures/period_figure.h"
#include "app/figures/quota_figure.h"
#include "app/figures/staircase_figure.h"
#include "app/figures/sum_figure.h"
#include "app/figures/wythoff_cold_figure.h"
#include "app/figures/wythoff_exact_figure.h"
#include "app/figures/wythoff_golden_figure.h"
#include "app/figures/wythoff_zeckendorf_figure.h"
#include "app/figures/zeckendorf_figure.h"
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
    case Theorem::FlawNotStrict:
    case Theorem::FlawCountAtMost:
    case Theorem::FlawHighestBit: return bitColumns(proof, size, textScale);
    case Theorem::Bash: return bashFigure(proof, size, textScale);
    case Theorem::BashCountUp: return countUpFigure(proof, size, textScale);
    case Theorem::WythoffCold: return wythoffColdFigure(proof, size, textScale);
    case Theorem::FlawMisereGrundy: return misereGrundyFigure(proof, size, textScale);
    case Theorem::MooreNim: return mooreFigure(proof, size, textScale);
    case Theorem::FlawTrailingBlank: return lineFigure(proof, size, textScale);
    case Theorem::StaircaseNim: return staircaseFigure(proof, size, textScale);
    case Theorem::SubtractionPeriod:
    case Theorem::GuySmith:
    case Theorem::FlawWindowFromZero:
    case Theorem::FlawPeriodByEye: return periodFigure(proof, size, textScale);
    case Theorem::Euclid: return euclidFigure(proof, size, textScale);
    case Theorem::Mex: return mexFigure(proof, size, textScale);
    case Theorem::WythoffGolden: return wythoffGoldenFigure(proof, size, textScale);
    case Theorem::WythoffExact:
    case Theorem::FlawWythoffDouble: return wythoffExactFigure(proof, size, textScale);
    case Theorem::WythoffZeckendorf: return wythoffZeckendorfFigure(proof, size, textScale);
    case Theorem::FibonacciNim: return quotaFigure(proof, size, textScale);
    case Theorem::FlawFibonacciInt: return intTableFigure(proof, size, textScale);
    case Theorem::Zeckendorf: return zeckendorfFigure(proof, size, textScale);
    case Theorem::SumTheorem: return sumFigure(proof, size, textScale);
    case Theorem::Cutcake: return cutcakeFigure(proof, size, textScale);
    }
    return {};
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
    case Theorem::FlawNotStrict:
    case Theorem::FlawCountAtMost:
    case Theorem::FlawHighestBit: return true;
    default: return false;
    }
}

QSizeF figureSizeForPaper(const proof::Proof& proof)
{
    switch (proof.theorem) {
    case Theorem::Bash:
    case Theorem::BashCountUp: return {1000, 380};
    case Theorem::SubtractionPeriod:
    case Theorem::GuySmith:
    case Theorem::FlawWindowFromZero:
    case Theorem::FlawPeriodByEye: return {1000, 400};
    case Theorem::Mex: return mexSizeForPaper(proof);
    case Theorem::FlawMisereGrundy: return misereGrundySizeForPaper(proof);
    case Theorem::SumTheorem: return sumSizeForPaper(proof);
    default: break;
    }
    const bool showsDigits = proof.theorem == Theorem::StaircaseNim || proof.theorem == Theorem::MooreNim
        || proof.theorem == Theorem::FlawTrailingBlank;
    if (!showsBitColumns(proof.theorem) && !showsDigits)
        return {1000, 560};
    const auto rows = static_cast<double>(proof.position().heaps.size());
    const bool isSmall = rows <= 6 && columnsNeeded(proof.position().heaps) <= 9;
    if (showsDigits)
        return isSmall ? QSizeF(600, 230 + 36 * rows) : QSizeF(1000, 240 + 38 * rows);
    return isSmall ? QSizeF(500, 190 + 38 * rows) : QSizeF(1000, 240 + 38 * rows);
}

}  // namespace nimstone::figures
