// Wythoff's game: the Fibonacci digits of a number determine its cold pair, and whether it is the smaller number of
// this pair.
#include "core/proofs/prove/golden/wythoff.h"

#include <algorithm>
#include <numeric>

#include "core/zeckendorf.h"

namespace nimstone::proof {

namespace {

/// The index, from 0, of the Fibonacci number `fibonacci` in 1, 2, 3, 5, …. It is the number of zeros after the digit
/// that stands for this Fibonacci number.
Count place(Count fibonacci)
{
    return static_cast<Count>(std::ranges::find(fibonacciNumbers, fibonacci) - fibonacciNumbers.begin());
}

/// Replaces each Zeckendorf part by the next Fibonacci number. The next Fibonacci number after the largest one of 63
/// bits fits into 64 bits.
std::vector<Count> shiftedLeft(const std::vector<Count>& parts)
{
    std::vector<Count> result;
    for (const Count part : parts) {
        const Count at = place(part);
        result.push_back(part + (at == 0 ? 1 : fibonacciNumbers[at - 1]));
    }
    return result;
}

/// Replaces each Zeckendorf part by the Fibonacci number before it. The part 1 does not change.
std::vector<Count> shiftedRight(const std::vector<Count>& parts)
{
    std::vector<Count> result;
    for (const Count part : parts)
        result.push_back(part == 1 ? 1 : fibonacciNumbers[place(part) - 1]);
    return result;
}

Count sum(const std::vector<Count>& parts)
{
    return std::accumulate(parts.begin(), parts.end(), Count{0});
}

}  // namespace

Steps wythoffZeckendorfSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const HeapPair pair = heapPairStep(position);
    const Count number = pair.larger;
    const std::vector<Count> parts = zeckendorf(number);
    const Count zeros = place(parts.front());
    const bool left = zeros % 2 == 0;
    const std::vector<Count> shifted = left ? shiftedLeft(parts) : shiftedRight(parts);
    const Count partner = sum(shifted);
    const Count smaller = std::min(number, partner);
    const Count larger = std::max(number, partner);
    const std::vector<Count> before = shiftedRight(left ? parts : shifted);
    const Count difference = sum(before);
    const Count zerosOfDifference = place(smallestPart(difference));
    const bool odd = zerosOfDifference % 2 == 1;
    const ColdRows rows = coldRows({difference}, 3);
    return {
        pair,
        FibonacciDigits{number, parts, zeros},
        DigitsShift{number, left, shifted, partner},
        DigitsDifference{smaller, larger, before, difference},
        DigitsOnce{difference, zerosOfDifference, odd, zeckendorf(odd ? difference : difference - 1)},
        DigitsPairs{rows.rows, rows.whole},
        coldOutcomeStep(position),
    };
}

}  // namespace nimstone::proof
