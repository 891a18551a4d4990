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

namespace {

using Draw = ProofFigure (*)(const proof::Proof& proof, QSizeF size, double textScale);

// One case a family of figures.
Draw drawingOf(Theorem theorem)
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
    case Theorem::FlawHighestBit: return bitColumns;
    case Theorem::Bash: return bashFigure;
    case Theorem::BashCountUp: return countUpFigure;
    case Theorem::WythoffCold: return wythoffColdFigure;
    case Theorem::FlawMisereGrundy: return misereGrundyFigure;
    case Theorem::MooreNim: return mooreFigure;
    case Theorem::FlawTrailingBlank: return lineFigure;
    case Theorem::StaircaseNim: return staircaseFigure;
    case Theorem::SubtractionPeriod:
    case Theorem::GuySmith:
    case Theorem::FlawWindowFromZero:
    case Theorem::FlawPeriodByEye: return periodFigure;
    case Theorem::Euclid: return euclidFigure;
    case Theorem::Mex: return mexFigure;
    case Theorem::WythoffGolden: return wythoffGoldenFigure;
    case Theorem::WythoffExact:
    case Theorem::FlawWythoffDouble: return wythoffExactFigure;
    case Theorem::WythoffZeckendorf: return wythoffZeckendorfFigure;
    case Theorem::FibonacciNim: return quotaFigure;
    case Theorem::FlawFibonacciInt: return intTableFigure;
    case Theorem::Zeckendorf: return zeckendorfFigure;
    case Theorem::SumTheorem: return sumFigure;
    case Theorem::Cutcake: return cutcakeFigure;
    }
    return nullptr;
}

}  // namespace

ProofFigure proofFigure(const proof::Proof& proof, QSizeF size, double textScale)
{
    return drawingOf(proof.theorem)(proof, size, textScale);
}

bool showsBitColumns(Theorem theorem)
{
    return drawingOf(theorem) == &bitColumns;
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
