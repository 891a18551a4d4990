// Fibonacci numbers by their places, 1 for 1, 2 for 2, 3 for 3, 4 for 5, … Inside core/proofs/prove only.
#pragma once

#include <algorithm>

#include "core/zeckendorf.h"

namespace nimstone::proof {

/// place ≤ fibonacciCount + 1: the one after the largest in 63 bits still has 64.
inline Count fibonacciAt(std::size_t place)
{
    return place <= fibonacciCount ? fibonacciNumbers[place - 1]
                                   : fibonacciNumbers[fibonacciCount - 1] + fibonacciNumbers[fibonacciCount - 2];
}

/// `number` is a Fibonacci number.
inline std::size_t placeOf(Count number)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(fibonacciNumbers, number) - fibonacciNumbers.begin()) + 1;
}

/// The largest Fibonacci number up to n ≥ 1.
inline Count largestUpTo(Count n)
{
    return *(std::ranges::upper_bound(fibonacciNumbers, n) - 1);
}

/// The one beneath a Fibonacci number: 1 beneath 1.
inline Count beneath(Count number)
{
    return number == 1 ? 1 : fibonacciAt(placeOf(number) - 1);
}

}  // namespace nimstone::proof
