// Compares Fibonacci Nim with search: every heap of 0 … upTo with every quota.
#pragma once

#include "core/crosscheck/report.h"
#include "core/games/golden/fibonacci_nim.h"

namespace nimstone::crosscheck {

/// Memory grows with upTo · log upTo or so, time with the square of upTo.
Report checkQuotas(const FibonacciNim& game, Count upTo, const Watch& watch);

}  // namespace nimstone::crosscheck
