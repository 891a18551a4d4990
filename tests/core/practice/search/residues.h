// Answers of the exercises on Bash's game, found from its rules.
#pragma once

#include <algorithm>

#include "core/practice/skills/other_games/bash_residue.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// Plays the game as the exercise describes it, counting up the number that was said or the stones that were taken.
/// Returns the smallest amount that leaves the other player in a lost position, or 0 if no amount does.
inline practice::Answers rightBySearch(const practice::BashResidueExercise& exercise)
{
    const auto& [telling, n, most] = exercise.task;
    // For each number n, true if the player who continues from n wins. The other player has just reached n.
    std::vector<bool> wins(n + 1);
    wins[n] = telling == practice::BashVariant::Overstep;
    Count right = 0;
    for (Count said = n; said-- > 0;) {
        right = 0;
        for (Count next = said + 1; next <= std::min(n, said + most) && right == 0; ++next)
            right = wins[next] ? 0 : next - said;
        wins[said] = right != 0;
    }
    return {right};
}

inline practice::Answers possibleAnswers(const practice::BashResidueExercise& exercise)
{
    return numbers(0, exercise.task.n + 1);
}

}  // namespace nimstone::tests
