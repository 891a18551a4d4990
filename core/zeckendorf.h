// Fibonacci numbers, and numbers as sums of them.
//
// E. Zeckendorf (1972): every n ≥ 1 is a sum of Fibonacci numbers 1, 2, 3, 5, 8, …, no two of them consecutive, in
// exactly one way; the greedy choice finds it.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/count.h"

namespace nimstone {

/// How many of 1, 2, 3, 5, 8, … are at most maxCount.
inline constexpr std::size_t fibonacciCount = 91;

/// 1, 2, 3, 5, 8, … up to 7540113804746346429, the largest in 63 bits.
inline constexpr auto fibonacciNumbers = [] {
    std::array<Count, fibonacciCount> numbers{1, 2};
    for (std::size_t i = 2; i < numbers.size(); ++i)
        numbers[i] = numbers[i - 1] + numbers[i - 2];
    return numbers;
}();

/// Whether n is one of them; 0 is not.
bool isFibonacci(Count n);

/// The parts of n, the smallest first; none of 0. n ≤ maxCount.
std::vector<Count> zeckendorf(Count n);

/// The smallest part of n ≥ 1.
Count smallestPart(Count n);

}  // namespace nimstone
