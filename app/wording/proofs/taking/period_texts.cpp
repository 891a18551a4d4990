// The presets for the theorems on periods, the nim-sequence of their proofs as a table, and the texts that lines and figures share.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

struct PeriodPresets {
    Q_DECLARE_TR_FUNCTIONS(PeriodPresets)
};

}  // namespace

QString valuesText(const std::vector<Count>& values, std::size_t most)
{
    QStringList list;
    for (const Count value : values) {
        if (list.size() == static_cast<qsizetype>(most)) {
            list.push_back(QStringLiteral("…"));
            break;
        }
        list.push_back(number(value));
    }
    return list.join(QStringLiteral(", "));
}

QString optionText(const CodeOption& option)
{
    if (option.second == 0)
        return QStringLiteral("0");
    return option.first == 0 ? ofHeap(option.second)
                             : QStringLiteral("%1 ⊕ %2").arg(ofHeap(option.first), ofHeap(option.second));
}

QString windowText(Count first, Count length)
{
    if (length == 1)
        return ofHeap(first);
    return QStringLiteral("%1, …, %2").arg(ofHeap(first), ofHeap(first + length - 1));
}

std::vector<ProofPreset> guySmithPresets()
{
    return {
        //: Short names of positions that the user can try
        {PeriodPresets::tr("Kayles"), "kayles:12,7"},
        {PeriodPresets::tr("Dawson's Kayles"), "dawson-kayles:100"},
        {PeriodPresets::tr("A period from heap 0 on"), "octal(0.33):1000"},
        {PeriodPresets::tr("A period from heap 1 on"), "octal(0.2):9"},
        {PeriodPresets::tr("Kayles with a quintillion pins"), "kayles:1000000000000000000"},
    };
}

std::vector<ProofPreset> windowFromZeroPresets()
{
    return {
        {PeriodPresets::tr("The smallest counterexample"), "octal(0.4):3"},
        {PeriodPresets::tr("Right by luck on this heap"), "octal(0.4):2"},
        {PeriodPresets::tr("A code where it happens to hold"), "octal(0.33):10"},
    };
}

std::vector<ProofPreset> periodByEyePresets()
{
    return {
        {PeriodPresets::tr("6, 8, or 12?"), "subtraction(1,3,4):20"},
        {PeriodPresets::tr("A preperiod first"), "subtraction(2,4,7):30"},
        {PeriodPresets::tr("Three amounts"), "subtraction(2,5,6):17"},
    };
}

std::vector<ProofPreset> subtractionPeriodPresets()
{
    return {
        {PeriodPresets::tr("Period seven"), "subtraction(1,3,4):20"},
        {PeriodPresets::tr("Two heaps"), "subtraction(1,3,4):20,13"},
        {PeriodPresets::tr("A preperiod first"), "subtraction(2,4,7):30"},
        {PeriodPresets::tr("Only one amount"), "subtraction(5):23"},
        {PeriodPresets::tr("A heap of a quintillion"), "subtraction(1,3,4):1000000000000000000"},
    };
}

/// Returns a table of the nim-sequence. A row is as long as the period, or has 10 values if the period is 1 or above 14. The table has at
/// most 14 rows.
ProofTable sequenceTable(const Proof& proof)
{
    constexpr std::size_t mostRows = 14;
    const NimSequenceTerms* terms = nullptr;
    Count period = 0;
    for (const Step& step : proof.steps) {
        if (const auto* found = stepAs<NimSequenceTerms>(step))
            terms = found;
        if (const auto* pair = stepAs<EqualWindowPair>(step))
            period = pair->second - pair->first;
        if (const auto* window = stepAs<GuySmithWindow>(step))
            period = window->period;
    }
    if (!terms)
        return {};
    const std::size_t wide = period >= 2 && period <= 14 ? static_cast<std::size_t>(period) : 10;
    ProofTable table{PeriodPresets::tr("Grundy values g(n), in rows of %1").arg(wide), {QStringLiteral("n")}, {}};
    for (std::size_t place = 0; place < wide; ++place)
        table.columns.push_back(QStringLiteral("+%1").arg(place));
    for (std::size_t first = 0; first < terms->values.size() && table.rows.size() < static_cast<qsizetype>(mostRows); first += wide) {
        QStringList row{number(first)};
        for (std::size_t heap = first; heap < first + wide; ++heap)
            row.push_back(heap < terms->values.size() ? number(terms->values[heap]) : QString());
        table.rows.push_back(row);
    }
    return table;
}

}  // namespace nimstone::wording
