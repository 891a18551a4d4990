// The table of contest problems: one function for each family of games.
#pragma once

#include <span>

#include "core/contest/problem.h"

namespace nimstone::contest {

std::span<const Problem> nimProblems();
std::span<const Problem> nimMoveProblems();
std::span<const Problem> misereProblems();
std::span<const Problem> staircaseProblems();
std::span<const Problem> bashProblems();
std::span<const Problem> subtractionProblems();
std::span<const Problem> wythoffProblems();
std::span<const Problem> fibonacciProblems();
std::span<const Problem> euclidProblems();
std::span<const Problem> takeAndBreakProblems();
std::span<const Problem> cutcakeProblems();

}  // namespace nimstone::contest
