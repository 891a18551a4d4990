#include "core/position.h"

#include <algorithm>
#include <array>

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
    after.heaps[move.heap] -= move.taken + move.pieces.first + move.pieces.second;
    const auto place = after.heaps.begin() + static_cast<std::ptrdiff_t>(move.heap);
    const std::array pieces{move.pieces.first, move.pieces.second};
    after.heaps.insert(place, pieces.begin(), pieces.begin() + (move.pieces.first != 0) + (move.pieces.second != 0));
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
