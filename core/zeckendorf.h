// Fibonacci numbers, and numbers as sums of them.
//
// E. Zeckendorf (1972): every n ≥ 1 is in exactly one way a sum of Fibonacci numbers 1, 2, 3, 5, 8, … of which no two are
// consecutive. The greedy choice finds this sum; its terms are called parts here.
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

/// True if n is a Fibonacci number; 0 is not one here.
bool isFibonacci(Count n);

/// The Zeckendorf parts of n, the smallest first; empty for 0. n ≤ maxCount.
std::vector<Count> zeckendorf(Count n);

/// The smallest Zeckendorf part of n. 1 ≤ n ≤ maxCount.
Count smallestPart(Count n);

}  // namespace nimstone
