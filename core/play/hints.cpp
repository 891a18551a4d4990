#include "core/play/hints.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/play/opponent.h"

namespace nimstone::play {

namespace {

Ladder winningLadder(const Position& position, Count sum)
{
    const Count column = *highestColumn(sum);
    const std::size_t ones = onesInColumn(position.heaps, column);
    std::size_t heap = 0;
    while (!hasBit(position.heaps[heap], column))
        ++heap;
    const Count before = position.heaps[heap];
    const Count after = sum ^ before;
    return {AskWhatToLeave{}, CountTheColumns{columnsNeeded(position.heaps)},
            LookAtOddColumn{column, ones}, TakeFromHeap{column, heap, ones},
            WinningMove{{heap, before - after}, sum, before, after}};
}

/// The highest column that the move changes in its heap.
Count columnOf(const Move& move, const Position& position)
{
    const Count before = position.heaps[move.heap];
    return *highestColumn(before ^ (before - move.taken));
}

Ladder stubbornLadder(const Position& position, const std::vector<Move>& equals)
{
    // Equally stubborn moves may clear different columns. Taking the highest one keeps the order of the heaps out of
    // the third rung.
    const auto highest = std::ranges::max_element(
        equals, {}, [&position](const Move& move) { return columnOf(move, position); });
    const Move move = *highest;
    const Count column = columnOf(move, position);
    const std::size_t ones = onesInColumn(position.heaps, column);
    const Count before = position.heaps[move.heap];
    return {AskWhatToLeave{}, CountTheColumns{columnsNeeded(position.heaps)},
            LookAtThinnestColumn{column, ones}, ResistFromHeap{column, move.heap, ones - 1},
            StubbornMove{move, before ^ (before - move.taken), ones - 1}};
}

class Fits {
public:
    Fits(const Position& position, const Move& move) : m_position(position), m_move(move) {}

    bool operator()(const AskWhatToLeave&) const { return true; }
    bool operator()(const CountTheColumns&) const { return true; }
    bool operator()(const LookAtOddColumn& rung) const { return clears(rung.column); }
    bool operator()(const LookAtThinnestColumn& rung) const { return clears(rung.column); }
    bool operator()(const TakeFromHeap& rung) const { return fitsHeap(rung.heap, rung.column); }
    bool operator()(const ResistFromHeap& rung) const { return fitsHeap(rung.heap, rung.column); }
    bool operator()(const WinningMove& rung) const { return m_move == rung.move; }
    bool operator()(const StubbornMove& rung) const { return m_move == rung.move; }

private:
    bool fitsHeap(std::size_t heap, Count column) const
    {
        return m_move.heap == heap && clears(column);
    }

    /// The move takes its heap's 1 from that column and leaves all higher columns as they are.
    bool clears(Count column) const { return columnOf(m_move, m_position) == column; }

    const Position& m_position;
    const Move& m_move;
};

}  // namespace

std::optional<Ladder> hints(const Position& position)
{
    if (const Count sum = nimSum(position.heaps); sum != 0)
        return winningLadder(position, sum);
    const auto stubborn = stubbornMoves(position);
    if (stubborn.empty())
        return std::nullopt;
    return stubbornLadder(position, stubborn);
}

bool fits(const Rung& rung, const Position& position, const Move& move)
{
    return std::visit(Fits(position, move), rung);
}

}  // namespace nimstone::play
