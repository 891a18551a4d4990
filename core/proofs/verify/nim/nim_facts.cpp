#include "core/proofs/verify/nim/nim_facts.h"

#include <algorithm>

namespace nimstone::proof {

namespace {

constexpr Count highestWeight = Count{1} << (maxColumns - 1);

/// The total number of stones, or maxCount + 1 if the total is greater than maxCount. The function adds the lower and
/// the upper 32 bits separately, so that twelve heaps of maxCount stones do not overflow.
Count saturatingTotal(const std::vector<Count>& heaps)
{
    constexpr Count half = Count{1} << 32;
    Count low = 0;
    Count high = 0;
    for (const Count heap : heaps) {
        low += heap % half;
        high += heap / half;
    }
    high += low / half;
    return high >= half / 2 ? maxCount + 1 : high * half + low % half;
}

}  // namespace

std::size_t countOnes(const std::vector<Count>& numbers, Count weight)
{
    std::size_t ones = 0;
    for (const Count number : numbers)
        ones += oneIn(number, weight) ? 1 : 0;
    return ones;
}

Count sumOfOddColumns(const std::vector<Count>& numbers)
{
    Count sum = 0;
    for (int column = 0; column < maxColumns; ++column) {
        Count ones = 0;
        for (const Count number : numbers)
            ones += (number >> column) % 2;
        if (ones % 2 == 1)
            sum += Count{1} << column;
    }
    return sum;
}

Count highestPower(Count n)
{
    Count weight = highestWeight;
    while (weight > n)
        weight /= 2;
    return weight;
}

Facts::Facts(const Position& position)
    : heaps(position.heaps), sum(sumOfOddColumns(heaps)), column(highestPower(sum))
{
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (oneIn(heaps[heap], column))
            eligible.push_back(heap);
        std::vector<Count> others = heaps;
        others[heap] = 0;
        rest.push_back(sumOfOddColumns(others));
    }
    const Count total = saturatingTotal(heaps);
    stonesExact = total <= maxCount;
    stones = std::min(total, maxCount);
}

std::optional<MoveMade> Facts::change(const Move& move) const
{
    if (move.heap >= heaps.size() || move.taken < 1 || move.taken > heaps[move.heap])
        return std::nullopt;
    if (move != Move{move.heap, move.taken})
        return std::nullopt;
    MoveMade result{.move = move, .size = heaps[move.heap], .target = heaps[move.heap] - move.taken, .after = heaps};
    result.after[move.heap] = result.target;
    result.sumAfter = sumOfOddColumns(result.after);
    return result;
}

std::optional<MoveMade> Facts::balancingChange() const
{
    if (eligible.empty())
        return std::nullopt;
    const std::size_t heap = eligible.front();
    return change({heap, heaps[heap] - rest[heap]});
}

std::vector<Move> Facts::winningMoves() const
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (rest[heap] < heaps[heap])
            moves.push_back({heap, heaps[heap] - rest[heap]});
    }
    return moves;
}

}  // namespace nimstone::proof
