// Answers of the exercises on Fibonacci Nim, found from its rules.
#pragma once

#include <algorithm>

#include "core/practice/skills/other_games/quota.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// Fibonacci Nim with heaps up to `largest`: finds the smallest winning take of each heap. A player with a larger quota can
/// take it, too, so a heap is lost exactly if its quota is smaller than this take.
class LeastWinningTakes {
public:
    explicit LeastWinningTakes(Count largest) : m_least(largest + 1)
    {
        m_least[0] = largest + 1;
        for (Count n = 1; n <= largest; ++n) {
            Count take = 1;
            while (!wins(n, take))
                ++take;
            m_least[n] = take;
        }
    }

    /// True if taking `take` wins: nothing is left, or the smallest winning take of the rest exceeds the next quota.
    bool wins(Count n, Count take) const { return m_least[n - take] > 2 * take || take == n; }

private:
    std::vector<Count> m_least;
};

inline practice::Answers rightBySearch(const practice::QuotaExercise& exercise)
{
    static const LeastWinningTakes search(200);
    practice::Answers takes;
    for (Count take = 1; take <= std::min(exercise.quota, exercise.n); ++take) {
        if (search.wins(exercise.n, take))
            takes.push_back(take);
    }
    return takes.empty() ? practice::Answers{Count{0}} : takes;
}

/// Returns the numbers up to one more than the heap has.
inline practice::Answers possibleAnswers(const practice::QuotaExercise& exercise)
{
    return numbers(0, exercise.n + 2);
}

}  // namespace nimstone::tests
