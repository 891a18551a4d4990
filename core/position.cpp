#include "core/position.h"

#include <algorithm>

namespace nimstone {

std::vector<Take> takesOf(const Move& move)
{
    std::vector<Take> takes{{move.heap, move.taken}};
    takes.insert(takes.end(), move.also.begin(), move.also.end());
    return takes;
}

Move moveOf(std::vector<Take> takes)
{
    std::ranges::stable_sort(takes, {}, &Take::heap);
    Move move{takes.front().heap, takes.front().taken};
    move.also.assign(takes.begin() + 1, takes.end());
    return move;
}

Position afterMove(const Position& position, const Move& move)
{
    Position after = position;
    for (const Take& take : move.also)
        after.heaps[take.heap] -= take.taken;
    const auto [first, second] = move.pieces;
    after.heaps[move.heap] -= move.taken + first + second;
    if (first != 0)
        after.heaps.insert(after.heaps.begin() + static_cast<std::ptrdiff_t>(move.heap), first);
    if (second != 0)
        after.heaps.insert(after.heaps.begin() + static_cast<std::ptrdiff_t>(move.heap + (first != 0)), second);
    return after;
}

StoneTotal totalStones(const Position& position)
{
    StoneTotal total;
    for (const Count heap : position.heaps) {
        if (heap > maxCount - total.stones)
            return {maxCount, false};
        total.stones += heap;
    }
    return total;
}

}  // namespace nimstone
