#include "core/games/taking/laskers_nim.h"

#include "core/games/taking/one_heap_moves.h"

namespace nimstone {

namespace {

/// Maps a heap size to its Grundy value, and also a Grundy value to its heap size: the function is its own inverse.
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

WinningMoves LaskersNim::movesToValue(const Position& position, Count goal, std::size_t limit) const
{
    WinningSearch search(limit);
    const Count sum = grundy(position);
    if (sum == goal)
        return search.take();
    search.eachHeap(position.heaps, [&](std::size_t heap) {
        const Count size = position.heaps[heap];
        const Count wanted = sum ^ goal ^ valueOf(size);
        // The first split is always tried, even if the search may try no more options: in a heap of 4k + 3 it may be the only
        // winning move.
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

Amounts LaskersNim::amounts(const Position& position, std::size_t heap) const
{
    const Count size = position.heaps[heap];
    return size == 0 ? Amounts() : Amounts::range(size >= 2 ? 0 : 1, size);
}

SplitOptions LaskersNim::splitOptions(Count size, Count amount) const
{
    return amount == 0 ? SplitOptions{false, 1, size < 2 ? 0 : size - 1, false} : SplitOptions();
}

Move LaskersNim::randomMove(const Position& position, std::size_t heap, Chance& chance) const
{
    const Count size = position.heaps[heap];
    if (size >= 2 && chance.below(2) == 0)
        return {heap, 0, {chance.between(1, size / 2)}};
    return {heap, chance.between(1, size)};
}

Wide LaskersNim::moveCount(const Position& position) const
{
    return wideSum(position.heaps, [](Count heap) { return Wide{heap} + heap / 2; });
}

Wide LaskersNim::longestPlay(const Position& position) const
{
    return wideSum(position.heaps, [](Count heap) { return heap == 0 ? Wide{0} : 2 * Wide{heap} - 1; });
}

}  // namespace nimstone
