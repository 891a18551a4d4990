#include "core/games/taking/laskers_nim.h"

#include "core/games/taking/one_heap_moves.h"

namespace nimstone {

namespace {

/// Its own inverse: the value of a heap, and the heap of a value.
Count valueOf(Count heap)
{
    if (heap % 4 == 3)
        return heap + 1;
    return heap % 4 == 0 && heap != 0 ? heap - 1 : heap;
}

}  // namespace

std::optional<MoveError> LaskersNim::check(const Position& position, const Move& move) const
{
    using Kind = MoveError::Kind;
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    const Count size = position.heaps[move.heap];
    if (move.pieces == Pieces{}) {
        if (move.taken == 0)
            return MoveError{Kind::TakesNothing, move, size};
        return std::nullopt;
    }
    if (move.taken != 0 || move.pieces.second != 0 || move.pieces.first == 0 || size < 2)
        return MoveError{Kind::CannotSplit, move};
    if (move.pieces.first >= size)
        return MoveError{Kind::PieceTooLarge, move, size - 1};
    return std::nullopt;
}

tl::expected<Position, MoveError> LaskersNim::play(const Position& position, const Move& move) const
{
    if (const auto error = check(position, move))
        return tl::unexpected(*error);
    return afterOneHeapMove(position, move);
}

std::vector<Move> LaskersNim::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Count size = position.heaps[heap];
        for (Count first = 1; first <= size / 2; ++first)
            moves.push_back({heap, 0, {first}});
        for (Count taken = 1; taken <= size; ++taken)
            moves.push_back({heap, taken});
    }
    return moves;
}

Count LaskersNim::grundy(const Position& position) const
{
    return *sumOfValues(position.heaps, [](Count heap) -> Known<Count> { return valueOf(heap); });
}

Outcome LaskersNim::outcome(const Position& position) const
{
    return grundy(position) == 0 ? Outcome::P : Outcome::N;
}

WinningMoves LaskersNim::winningMoves(const Position& position, std::size_t limit) const
{
    return movesToValue(position, 0, limit);
}

WinningMoves LaskersNim::movesToValue(const Position& position, Count goal, std::size_t limit) const
{
    WinningSearch search(limit);
    const Count sum = grundy(position);
    if (sum == goal)
        return search.take();
    search.eachHeap(position.heaps, [&](std::size_t heap) {
        const Count size = position.heaps[heap];
        const Count wanted = sum ^ goal ^ valueOf(size);
        // The first split is always looked at: of 4k + 3 it may be the only winning move there is.
        for (Count first = 1; first <= size / 2; ++first) {
            if (!search.maySpend(1) && first > 1)
                break;
            if ((valueOf(first) ^ valueOf(size - first)) == wanted)
                search.add({heap, 0, {first}});
        }
        if (const Count rest = valueOf(wanted); rest < size)
            search.add({heap, size - rest});
        return true;
    });
    return search.take();
}

}  // namespace nimstone
