// Answers of the exercises on cold pairs, found from the rules of Wythoff's game.
#pragma once

#include "core/practice/skills/other_games/cold_pair.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// Wythoff's game with heaps up to `largest`: finds the partner of each number, the heap beside which the player to move
/// loses.
class ColdBySearch {
public:
    explicit ColdBySearch(Count largest)
        : m_partners(largest + 1), m_row(largest + 1), m_column(largest + 1), m_rising(largest + 1), m_falling(largest + 1)
    {
        // Visits the positions in order. A position is lost if no move along a row, a column, or a diagonal leads to a lost
        // one.
        for (Count a = 0; a <= largest; ++a) {
            for (Count b = 0; b <= largest; ++b) {
                auto& diagonal = a > b ? m_falling[a - b] : m_rising[b - a];
                if (m_row[a] || m_column[b] || diagonal)
                    continue;
                m_row[a] = m_column[b] = diagonal = 1;
                m_partners[a] = b;
            }
        }
    }

    Count partner(Count number) const { return m_partners[number]; }

private:
    std::vector<Count> m_partners;
    std::vector<char> m_row;
    std::vector<char> m_column;
    std::vector<char> m_rising;
    std::vector<char> m_falling;
};

inline practice::Answers rightBySearch(const practice::ColdPairExercise& exercise)
{
    // The given number is at most 314, the larger number of the 120th pair.
    static const ColdBySearch search(640);
    return {search.partner(exercise.given)};
}

/// Returns the numbers up to 2 · given + 1, which is beyond the partner of the given number.
inline practice::Answers possibleAnswers(const practice::ColdPairExercise& exercise)
{
    return numbers(0, 2 * exercise.given + 2);
}

}  // namespace nimstone::tests
