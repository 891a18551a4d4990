#include "app/export/proofs/columns.h"

#include <variant>

#include "app/figures/proof_figure.h"
#include "app/wording/names.h"
#include "app/wording/proofs/proof.h"
#include "core/games/nim/nim.h"
#include "core/nimber.h"

namespace nimstone::exports {

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

TextTable gameSumOf(const proof::Proof& proof)
{
    const wording::ProofTable own = wording::proofTable(proof);
    if (!own.empty())
        return makeTable(own.caption, own.columns, own.rows);
    if (!figures::showsBitColumns(proof.theorem))
        return {};
    const std::vector<Count>& heaps = proof.position().heaps;
    TextTable table{{}, {QString(), QString()}, {}, {TextTable::Align::Left, TextTable::Align::Right}};
    for (int column = columnsNeeded(heaps) - 1; column >= 0; --column) {
        table.columns << wording::weightText(Count{1} << column);
        table.aligned << TextTable::Align::Middle;
    }
    const auto add = [&](const QString& label, Count number) {
        QStringList line{label, QString::number(number)};
        for (int column = columnsNeeded(heaps) - 1; column >= 0; --column)
            line << QString(hasBit(number, Count{1} << column) ? u'1' : u'0');
        table.rows << line;
    };
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        add(wording::indexed(u'x', heap), heaps[heap]);
    add(QStringLiteral("s"), nimSum(heaps));
    table.rowsAbove = table.rows.size();
    table.cornerColumns = 2;
    if (const auto move = moveOf(proof)) {
        const Position after = *Nim().play(proof.position(), *move);
        add(wording::indexed(u'y', move->heap), after.heaps[move->heap]);
        add(QStringLiteral("t"), nimSum(after.heaps));
    }
    return table;
}

}  // namespace nimstone::exports
