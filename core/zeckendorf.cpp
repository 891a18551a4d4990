#include "core/zeckendorf.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace nimstone {

static_assert(fibonacciNumbers.back() <= maxCount
              && fibonacciNumbers.back() + fibonacciNumbers[fibonacciCount - 2] > maxCount);

namespace {

/// The index of the largest Fibonacci number of each bit width. Each bit width has one or two Fibonacci numbers,
/// because each Fibonacci number is at most twice the number before it and more than twice the number two places before
/// it.
constexpr auto lastOfWidth = [] {
    std::array<std::uint8_t, maxColumns + 1> last{};
    for (std::size_t i = 0; i < fibonacciCount; ++i)
        last[static_cast<std::size_t>(std::bit_width(fibonacciNumbers[i]))] = static_cast<std::uint8_t>(i);
    return last;
}();

/// The index of the largest Fibonacci number that is at most n. Requires 1 ≤ n ≤ maxCount.
std::size_t indexOfLargestUpTo(Count n)
{
    std::size_t index = lastOfWidth[static_cast<std::size_t>(std::bit_width(n))];
    while (fibonacciNumbers[index] > n)
        --index;
    return index;
}

}  // namespace

bool isFibonacci(Count n)
{
    // Compares n with the last Fibonacci number of its bit width and with the one before. The code has no branch, because a
    // processor could not predict the result of the comparison.
    const std::size_t last = lastOfWidth[static_cast<std::size_t>(std::bit_width(n))];
    const bool isLast = fibonacciNumbers[last] == n;
    const bool isBefore = fibonacciNumbers[last == 0 ? 0 : last - 1] == n;
    return isLast || isBefore;
}

std::vector<Count> zeckendorf(Count n)
{
    assert(n <= maxCount);
    std::vector<Count> parts;
    while (n != 0) {
        parts.push_back(fibonacciNumbers[indexOfLargestUpTo(n)]);
        n -= parts.back();
    }
    std::ranges::reverse(parts);
    return parts;
}

Count smallestPart(Count n)
{
    assert(n >= 1 && n <= maxCount);
    while (true) {
        const Count part = fibonacciNumbers[indexOfLargestUpTo(n)];
        if (part == n)
            return part;
        n -= part;
    }
}

}  // namespace nimstone
