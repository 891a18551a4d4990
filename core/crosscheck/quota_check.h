// Compares Fibonacci Nim with search: every heap of 0 … upTo with every quota. The moves are compared first, then the values.
#pragma once

#include <functional>

#include "core/crosscheck/report.h"
#include "core/games/golden/fibonacci_nim.h"

namespace nimstone::crosscheck {

/// Compares the game with search. The memory grows roughly with upTo · log upTo, and the time with the square of upTo.
Report checkQuotas(const FibonacciNim& game, Count upTo, const WorkMonitor& watch);

/// Compares `valueOf` with search for each heap of 0 … section.upTo and every quota. Returns false if the search was
/// cancelled.
bool compareQuotaValues(const std::function<Known<Count>(const Position&)>& valueOf, Section& section, const WorkMonitor& watch);

}  // namespace nimstone::crosscheck
