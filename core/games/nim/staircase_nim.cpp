#include "core/games/nim/staircase_nim.h"

#include "core/games/taking/moves_to_value.h"
#include "core/games/nim/nim.h"

namespace nimstone {

namespace {

bool isOddStep(std::size_t heap) { return heap % 2 == 0; }

/// Returns the number of stones to move down from this step so that the nim-sum of the odd steps becomes 0. Returns 0 if no
/// number of stones has this effect.
Count balancingAmount(const Position& position, std::size_t heap, Count sum)
{
    const std::size_t changed = isOddStep(heap) ? heap : heap - 1;
    const Count before = position.heaps[changed];
    const Count after = before ^ sum;
    if (isOddStep(heap))
        return after < before ? before - after : 0;
    const bool reached = after > before && after - before <= position.heaps[heap];
    return reached ? after - before : 0;
}

}  // namespace

std::optional<ShapeError> StaircaseNim::checkShape(const Position& position) const
{
    Count room = maxCount;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (position.heaps[heap] > room)
            return ShapeError{ShapeError::Kind::TooManyStones, heap, maxCount};
        room -= position.heaps[heap];
    }
    return std::nullopt;
}

std::optional<MoveError> StaircaseNim::check(const Position& position, const Move& move) const
{
    if (const auto error = Nim().check(position, move))
        return error;
    if (move.heap == 0)
        return std::nullopt;
    const Count room = maxCount - position.heaps[move.heap - 1];
    if (move.taken > room)
        return MoveError{MoveError::Kind::OverMaximum, move, room};
    return std::nullopt;
}

Position StaircaseNim::after(const Position& position, const Move& move) const
{
    Position after = position;
    after.heaps[move.heap] -= move.taken;
    if (move.heap > 0)
        after.heaps[move.heap - 1] += move.taken;
    return after;
}

WinningMoves StaircaseNim::winningMoves(const Position& position, std::size_t limit) const
{
    WinningMoves result;
    const Count sum = grundy(position);
    if (sum == 0)
        return result;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        const Count amount = balancingAmount(position, heap, sum);
        if (amount == 0)
            continue;
        result.add({heap, amount}, limit);
    }
    return result;
}

Count StaircaseNim::grundy(const Position& position) const
{
    Count sum = 0;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (isOddStep(heap))
            sum ^= position.heaps[heap];
    }
    return sum;
}

/// movesBesideHeap adds a heap that stands for the other components. The heap is placed on an odd step, because only odd steps
/// have an effect on the nim-sum.
WinningMoves StaircaseNim::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    const std::size_t steps = position.heaps.size();
    return movesBesideHeap(*this, position, steps + steps % 2, value, limit);
}

NimHeaps StaircaseNim::nimHeaps(const Position& position) const
{
    NimHeaps odd;
    for (std::size_t heap = 0; heap < position.heaps.size(); heap += 2)
        odd.push_back({heap, position.heaps[heap]});
    return odd;
}

Wide StaircaseNim::longestPlay(const Position& position) const
{
    Wide all = 0;
    for (std::size_t step = 0; step < position.heaps.size(); ++step)
        all += product(position.heaps[step], step + 1);
    return all;
}

}  // namespace nimstone
