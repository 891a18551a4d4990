// Builds hint ladders for positions that a nim-sum decides: the nim-sum of the heaps, of Nim heaps inside the position, or of
// Grundy values.
#include "core/play/hints/ladder_building.h"

#include <algorithm>

#include "core/nimber.h"

namespace nimstone::play::ladder {

namespace {

/// The largest number of rows in which a winning move is searched.
constexpr int mostRowsTried = 4;

Count worth(const Rules& rules, Count heap)
{
    return heap == 0 ? 0 : rules->grundy(Position{{heap}}).value_or(0);
}

std::size_t onesIn(const std::vector<Row>& rows, Count column)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(rows, [column](const Row& row) { return hasBit(row.value, column); }));
}

Built wonByRows(const Asked& asked, rung::Rows rows, const HintRung& question, const HintRung& idea, const ToWorth& toWorth)
{
    const std::vector<Row> all = rowsOf(asked.component());
    Count sum = 0;
    for (const Row& row : all)
        sum ^= row.value;
    const Count column = *highestColumn(sum);
    const std::size_t ones = onesIn(all, column);
    int tried = 0;
    for (const Row& row : all) {
        if (!hasBit(row.value, column) || tried++ >= mostRowsTried)
            continue;
        const auto move = toWorth(row, row.value ^ sum);
        if (!move)
            continue;
        return HintLadder{question, idea, rung::LookAtOddColumn{rows, column, ones},
                      rung::TakeFromHeap{rows, asked.part, row.heap, column, row.value, ones},
                      rung::MakeEven{rows, asked.onTable(*move), sum, row.value, row.value ^ sum}};
    }
    return tl::unexpected(NoLadder{NoLadder::Kind::MoveNotFound});
}

Built lostByRows(const Asked& asked, rung::Rows rows, const HintRung& question, const HintRung& idea)
{
    const Component& part = asked.component();
    // Several moves may leave the same number of winning replies but change different columns. The third hint shows the highest
    // of these columns, so it does not depend on the order of the heaps.
    const auto moves = stubborn(asked);
    const MoveInSum move = *std::ranges::max_element(
        moves, {}, [&part](const MoveInSum& one) { return changeOf(part, one.move).column(); });
    const Count column = changeOf(part, move.move).column();
    const std::size_t ones = onesIn(rowsOf(part), column);
    const HintRung third = part.rules.as<Nim>()
        ? HintRung(rung::LookAtThinnestColumn{column, ones})
        : HintRung(rung::LookAtColumnToBreak{rows, column, ones, leavesFewest(asked, move)});
    const HintRung last = resist(asked, move);
    return HintLadder{question, idea, third,
                  rung::ResistFromHeap{rows, asked.part, move.move.heap, column, rungAs<rung::Resist>(last)->replies}, last};
}

}  // namespace

std::vector<Row> rowsOf(const Component& part)
{
    std::vector<Row> rows;
    if (const auto nimHeaps = part.rules->nimHeaps(part.position)) {
        for (const NimHeap& heap : *nimHeaps)
            rows.push_back({heap.place, heap.size});
        return rows;
    }
    const auto& heaps = part.position.heaps;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        rows.push_back({heap, worth(part.rules, heaps[heap])});
    return rows;
}

Count NimSumChange::column() const
{
    return highestColumn(before ^ after).value_or(0);
}

NimSumChange changeOf(const Component& part, const Move& move)
{
    if (const auto before = part.rules->nimHeaps(part.position)) {
        // A move changes one of the Nim heaps inside the position, so both nim-sums differ in the columns in which this heap changes.
        return {nimSum(*before), nimSum(*part.rules->nimHeaps(*part.rules->play(part.position, move)))};
    }
    const Count size = part.position.heaps[move.heap];
    const auto& [first, second] = move.pieces;
    const Count rest = size - move.taken - first - second;
    return {worth(part.rules, size), worth(part.rules, first) ^ worth(part.rules, second) ^ worth(part.rules, rest)};
}

Built ofRows(const Asked& asked, rung::Rows rows, const HintRung& question, const HintRung& idea, const ToWorth& toWorth)
{
    return asked.won ? wonByRows(asked, rows, question, idea, toWorth) : lostByRows(asked, rows, question, idea);
}

Built ofNim(const Asked& asked)
{
    const std::size_t heaps = heapsWithMoves(asked.component()).size();
    return ofRows(asked, rung::Rows::Heaps, rung::AskWhatToLeave{heaps},
                  rung::CountTheColumns{columnsNeeded(asked.position().heaps)},
                  [](const Row& row, Count worth) { return Move{row.heap, row.value - worth}; });
}

Built ofInnerNimHeaps(const Asked& asked)
{
    const std::size_t places = heapsWithMoves(asked.component()).size();
    const auto rows = rowsOf(asked.component());
    const auto these = static_cast<std::size_t>(std::ranges::count_if(rows, [](const Row& row) { return row.value != 0; }));
    return ofRows(asked, rung::Rows::Within, rung::AskWhichCount{places}, rung::OnlyTheseCount{these, places - these},
                  [](const Row& row, Count worth) { return Move{row.heap, row.value - worth}; });
}

}  // namespace nimstone::play::ladder
