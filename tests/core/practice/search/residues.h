// What exercises on Bash's game ask, found once more from its rules.
#pragma once

#include <algorithm>

#include "core/practice/skills/other_games/bash_residue.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// Played as it is told, counting what was said or is gone: the first number that leaves the other player lost, or 0.
inline practice::Answers rightBySearch(const practice::BashResidueExercise& exercise)
{
    const auto& [telling, n, most] = exercise.task;
    // Whether the player wins who goes on from there. At n the other one has just come to it.
    std::vector<bool> wins(n + 1);
    wins[n] = telling == practice::BashTelling::Overstep;
    Count right = 0;
    for (Count said = n; said-- > 0;) {
        right = 0;
        for (Count next = said + 1; next <= std::min(n, said + most) && right == 0; ++next)
            right = wins[next] ? 0 : next - said;
        wins[said] = right != 0;
    }
    return {right};
}

inline practice::Answers givable(const practice::BashResidueExercise& exercise)
{
    return numbers(0, exercise.task.n + 1);
}

}  // namespace nimstone::tests
