#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

struct WythoffWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffTables)
};

/// Returns the table of the cold pairs.
ProofTable pairTable(const std::vector<ColdRow>& rows)
{
    //: The caption above a table of the cold pairs of Wythoff's game
    ProofTable result{WythoffWords::tr("The cold pairs"), {QStringLiteral("k"), QStringLiteral("a<sub>k</sub>"), QStringLiteral("b<sub>k</sub>")}, {}};
    for (const ColdRow& row : rows)
        result.rows.push_back({number(row.index), number(row.smaller), number(row.larger)});
    return result;
}

ProofTable rivalTable(const ExactRivals& step)
{
    //: The caption above a table of the numbers that programs use instead of the golden ratio, and of the first index for which each number
    //: gives a wrong result
    ProofTable result{WythoffWords::tr("Where a rounded φ first fails"),
                      {QStringLiteral("φ"), QStringLiteral("d"), QStringLiteral("dφ"), QStringLiteral("→")}, {}};
    for (const FormulaRow& row : step.rows)
        result.rows.push_back({formulaText(row.formula), number(row.index), number(row.smaller), number(row.computed)});
    return result;
}

}  // namespace

QString pairText(const ColdRow& row)
{
    return pairText(row.smaller, row.larger);
}

QString pairsText(const std::vector<ColdRow>& rows)
{
    QStringList items;
    Count next = 0;
    for (const ColdRow& row : rows) {
        if (row.index != next)
            items.push_back(QStringLiteral("…"));
        items.push_back(pairText(row));
        next = row.index + 1;
    }
    return commaList(items);
}

std::vector<ProofPreset> wythoffPresets()
{
    using proof::Theorem;
    return {
        //: Short names of positions that the user can try
        {WythoffWords::tr("A cold pair"), "wythoff:4,7"},
        {WythoffWords::tr("Case 1: equal heaps"), "wythoff:5,5", Theorem::WythoffCold},
        {WythoffWords::tr("Case 2: down to the partner"), "wythoff:7,9", Theorem::WythoffCold},
        {WythoffWords::tr("Case 3: too many in the larger heap"), "wythoff:4,12", Theorem::WythoffCold},
        {WythoffWords::tr("Case 4: from both heaps"), "wythoff:8,9", Theorem::WythoffCold},
        {WythoffWords::tr("Three winning moves"), "wythoff:7,10", Theorem::WythoffCold},
        {WythoffWords::tr("One heap is empty"), "wythoff:0,7", Theorem::WythoffCold},
        {WythoffWords::tr("Nothing left"), "wythoff:0,0", Theorem::WythoffCold},
        {WythoffWords::tr("The first pair that double gets wrong"), "wythoff:165580140,267914295"},
        {WythoffWords::tr("Called cold by double"), "wythoff:165580141,267914296", Theorem::FlawWythoffDouble},
        {WythoffWords::tr("Wrong number, right outcome"), "wythoff:5,102334160", Theorem::FlawWythoffDouble},
        {WythoffWords::tr("Here double is right"), "wythoff:8,13", Theorem::FlawWythoffDouble},
        {WythoffWords::tr("The smaller number is too large"), "wythoff:9,13", Theorem::WythoffExact},
        {WythoffWords::tr("Many zeros at the end"), "wythoff:34,55", Theorem::WythoffZeckendorf},
        {WythoffWords::tr("The largest heaps"), "wythoff:5700357409661599241,9223372036854775807"},
    };
}

ProofTable wythoffSubject(const Proof& proof)
{
    for (const Step& step : proof.steps) {
        if (const auto* const grown = stepAs<ColdTable>(step))
            return pairTable(grown->rows);
        if (const auto* const split = stepAs<GoldenSplit>(step))
            return pairTable(split->rows);
        if (const auto* const pairs = stepAs<DigitsPairs>(step))
            return pairTable(pairs->rows);
        if (const auto* const rivals = stepAs<ExactRivals>(step))
            return rivalTable(*rivals);
    }
    return {};
}

}  // namespace nimstone::wording
