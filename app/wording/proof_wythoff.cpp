#include "app/wording/proof_wythoff.h"

#include "app/wording/proof_wythoff_words.h"

namespace nimstone::wording {

using namespace proof;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WythoffTables)
};

QString number(Count value)
{
    return QString::number(value);
}

ProofTable coldTable(const Proof& proof)
{
    for (const Step& step : proof.steps) {
        const auto* const table = stepAs<ColdTable>(step);
        if (!table)
            continue;
        //: Over a table of the cold pairs of Wythoff's game
        ProofTable result{Words::tr("The cold pairs"), {QStringLiteral("k"), QStringLiteral("a<sub>k</sub>"), QStringLiteral("b<sub>k</sub>")}, {}};
        for (const ColdRow& row : table->rows)
            result.rows.push_back({number(row.index), number(row.smaller), number(row.larger)});
        return result;
    }
    return {};
}

}  // namespace

StepText stepText(const WythoffStep& step, const StepPlace& place)
{
    return std::visit(WythoffWords(place), step);
}

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
    return items.join(QStringLiteral(", "));
}

std::vector<ProofPreset> wythoffPresets()
{
    using proof::Theorem;
    return {
        //: Names of positions to try: short
        {Words::tr("A cold pair"), "wythoff:4,7"},
        {Words::tr("Case 1: equal heaps"), "wythoff:5,5", Theorem::WythoffCold},
        {Words::tr("Case 2: down to the partner"), "wythoff:7,9", Theorem::WythoffCold},
        {Words::tr("Case 3: too many in the larger heap"), "wythoff:4,12", Theorem::WythoffCold},
        {Words::tr("Case 4: from both heaps"), "wythoff:8,9", Theorem::WythoffCold},
        {Words::tr("Three winning moves"), "wythoff:12,14", Theorem::WythoffCold},
        {Words::tr("One heap is empty"), "wythoff:0,7", Theorem::WythoffCold},
        {Words::tr("Nothing left"), "wythoff:0,0", Theorem::WythoffCold},
        {Words::tr("The first pair that double gets wrong"), "wythoff:165580140,267914295"},
        {Words::tr("As large as they can be"), "wythoff:5700357409661599241,9223372036854775807"},
    };
}

ProofTable wythoffTable(const Proof& proof)
{
    return coldTable(proof);
}

}  // namespace nimstone::wording
