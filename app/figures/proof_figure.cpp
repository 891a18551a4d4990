#include "app/figures/proof_figure.h"

#include "app/figures/proofs/figures.h"
#include "core/nimber.h"

namespace nimstone::figures {

using proof::Proof;
using proof::Theorem;

namespace {

/// The two functions of a figure: one draws it, and the other returns its size for printing.
struct Drawing {
    ProofFigure (*draw)(const Proof& proof, const Sheet& sheet);
    QSizeF (*paper)(const Proof& proof);
};

template <int width, int height>
QSizeF page(const Proof&)
{
    return {width, height};
}

/// True if half the width of a page is enough for the bits of the heaps.
bool isNarrow(const std::vector<Count>& heaps) { return heaps.size() <= 6 && columnsNeeded(heaps) <= 9; }

QSizeF bitsOnPaper(const Proof& proof)
{
    const auto& heaps = proof.position().heaps;
    const auto rows = static_cast<double>(heaps.size());
    return isNarrow(heaps) ? QSizeF(500, 190 + 38 * rows) : QSizeF(1000, 240 + 38 * rows);
}

QSizeF digitsOnPaper(const Proof& proof)
{
    const auto& heaps = proof.position().heaps;
    const auto rows = static_cast<double>(heaps.size());
    return isNarrow(heaps) ? QSizeF(600, 230 + 36 * rows) : QSizeF(1000, 240 + 38 * rows);
}

/// The size for printing of a figure that has a strip of coins above the digits of the gaps. Only every second gap
/// counts and has a row.
QSizeF stripOnPaper(const Proof& proof)
{
    return {760, 320 + 19 * static_cast<double>(proof.position().heaps.size())};
}

/// A theorem without a case of its own is shown as a table of bits.
Drawing drawingOf(Theorem theorem)
{
    switch (theorem) {
    case Theorem::MooreNim: return {mooreFigure, digitsOnPaper};
    case Theorem::StaircaseNim: return {staircaseFigure, digitsOnPaper};
    case Theorem::CoinsOnAStrip: return {coinsFigure, stripOnPaper};
    case Theorem::FlawTrailingBlank: return {lineFigure, digitsOnPaper};
    case Theorem::Bash: return {bashFigure, page<1000, 380>};
    case Theorem::BashCountUp: return {countUpFigure, page<1000, 380>};
    case Theorem::SubtractionPeriod:
    case Theorem::GuySmith:
    case Theorem::FlawWindowFromZero:
    case Theorem::FlawPeriodByEye: return {periodFigure, page<1000, 400>};
    case Theorem::WythoffCold: return {wythoffColdFigure, page<1000, 560>};
    case Theorem::WythoffGolden: return {wythoffGoldenFigure, page<1000, 560>};
    case Theorem::WythoffExact:
    case Theorem::FlawWythoffDouble: return {wythoffExactFigure, page<1000, 560>};
    case Theorem::WythoffZeckendorf: return {wythoffZeckendorfFigure, page<1000, 560>};
    case Theorem::Zeckendorf: return {zeckendorfFigure, page<1000, 560>};
    case Theorem::FibonacciNim: return {quotaFigure, page<1000, 560>};
    case Theorem::FlawFibonacciInt: return {intTableFigure, page<1000, 560>};
    case Theorem::Euclid: return {euclidFigure, page<1000, 560>};
    case Theorem::Mex: return {mexFigure, mexSizeForPaper};
    case Theorem::SumTheorem: return {sumFigure, sumSizeForPaper};
    case Theorem::FlawMisereGrundy: return {misereGrundyFigure, misereGrundySizeForPaper};
    case Theorem::Cutcake: return {cutcakeFigure, page<1000, 560>};
    default: return {bitColumns, bitsOnPaper};
    }
}

}  // namespace

ProofFigure proofFigure(const Proof& proof, const Sheet& sheet)
{
    return drawingOf(proof.theorem).draw(proof, sheet);
}

QSizeF figureSizeForPaper(const Proof& proof) { return drawingOf(proof.theorem).paper(proof); }

bool showsBitColumns(Theorem theorem) { return drawingOf(theorem).draw == bitColumns; }

}  // namespace nimstone::figures
