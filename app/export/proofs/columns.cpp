#include "app/export/proofs/columns.h"

#include <variant>

#include "app/figures/proof_figure.h"
#include "app/wording/names.h"
#include "app/wording/proofs/proof.h"
#include "core/games/nim/nim.h"
#include "core/nimber.h"

namespace nimstone::exports {

std::vector<ColumnTable::Row> ColumnTable::rows() const
{
    std::vector<Row> all = before;
    all.insert(all.end(), after.begin(), after.end());
    return all;
}

std::optional<Move> moveOf(const proof::Proof& proof)
{
    std::optional<Move> move = proof.move;
    for (const proof::Step& step : proof.steps) {
        if (const auto* take = proof::stepAs<proof::TakeStones>(step))
            move = take->move;
        else if (const auto* balance = proof::stepAs<proof::SomeMoveBalances>(step))
            move = balance->move;
        else if (const auto* misere = proof::stepAs<proof::MisereBalance>(step))
            move = misere->move;
        else if (const auto* switched = proof::stepAs<proof::MisereSwitch>(step))
            move = switched->move;
    }
    return move;
}

ColumnTable columnTable(const proof::Proof& proof)
{
    const std::vector<Count>& heaps = proof.position().heaps;
    ColumnTable table;
    for (int column = columnsNeeded(heaps) - 1; column >= 0; --column)
        table.weights.push_back(Count{1} << column);
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        table.before.push_back({wording::indexed(u'x', heap), heaps[heap]});
    table.before.push_back({QStringLiteral("s"), nimSum(heaps)});
    if (const auto move = moveOf(proof)) {
        const Position after = *Nim().play(proof.position(), *move);
        table.after.push_back({wording::indexed(u'y', move->heap), after.heaps[move->heap]});
        table.after.push_back({QStringLiteral("t"), nimSum(after.heaps)});
    }
    return table;
}

TextTable gameSumOf(const proof::Proof& proof)
{
    const wording::ProofTable own = wording::proofTable(proof);
    if (!own.empty())
        return makeTable(own.caption, own.columns, own.rows);
    if (!figures::showsBitColumns(proof.theorem))
        return {};
    const ColumnTable bits = columnTable(proof);
    TextTable table{{}, {QString(), QString()}, {}, {TextTable::Align::Left, TextTable::Align::Right}};
    for (const Count weight : bits.weights) {
        table.columns << wording::weightText(weight);
        table.aligned << TextTable::Align::Middle;
    }
    for (const ColumnTable::Row& row : bits.rows()) {
        QStringList line{row.label, QString::number(row.value)};
        for (const Count weight : bits.weights)
            line << QString(bitAt(row, weight));
        table.rows << line;
    }
    table.rowsAbove = static_cast<qsizetype>(bits.before.size());
    table.cornerColumns = 2;
    return table;
}

QChar bitAt(const ColumnTable::Row& row, Count weight)
{
    return hasBit(row.value, weight) ? u'1' : u'0';
}

}  // namespace nimstone::exports
