// Fibonacci numbers, and integers as sums of Fibonacci numbers.
//
// E. Zeckendorf (1972): every n ≥ 1 is a sum of Fibonacci numbers 1, 2, 3, 5, 8, … in exactly one way, if no two of the
// summands may be consecutive Fibonacci numbers. The greedy algorithm finds this sum. Its summands are called the
// Zeckendorf parts of n.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// The number of Fibonacci numbers 1, 2, 3, 5, 8, … that are at most maxCount.
inline constexpr std::size_t fibonacciCount = 91;

/// The Fibonacci numbers 1, 2, 3, 5, 8, … up to 7540113804746346429, the largest that fits in 63 bits.
inline constexpr auto fibonacciNumbers = [] {
    std::array<Count, fibonacciCount> numbers{1, 2};
    for (std::size_t i = 2; i < numbers.size(); ++i)
        numbers[i] = numbers[i - 1] + numbers[i - 2];
    return numbers;
}();

/// True if n is a Fibonacci number. The number 0 does not count as a Fibonacci number.
bool isFibonacci(Count n);

/// The Zeckendorf parts of n, the smallest first; empty for 0. n ≤ maxCount.
std::vector<Count> zeckendorf(Count n);

/// The smallest Zeckendorf part of n. 1 ≤ n ≤ maxCount.
Count smallestPart(Count n);

}  // namespace nimstone
