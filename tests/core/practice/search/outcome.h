// Decides who wins in any game or sum, by search through the rules.
#pragma once

#include <algorithm>
#include <map>
#include <string>

#include "core/practice/exercise.h"

namespace nimstone::tests {

/// Decides games and sums from the legal moves of their components alone, and caches the outcomes.
class OutcomeSearch {
public:
    Outcome outcome(const GameSum& sum)
    {
        const auto key = keyOf(sum);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        bool canMove = false;
        bool wins = false;
        for (std::size_t part = 0; part < sum.components().size() && !wins; ++part) {
            const auto& [rules, position] = sum.components()[part];
            for (const Move& move : rules->legalMoves(position)) {
                canMove = true;
                GameSum after = sum;
                after.replace(part, rules->play(position, move).value());
                if (outcome(after) == Outcome::P) {
                    wins = true;
                    break;
                }
            }
        }
        const bool won = canMove ? wins : sum.isMisere();
        return m_known[key] = won ? Outcome::N : Outcome::P;
    }

private:
    using Key = std::pair<std::string, std::vector<Position>>;

    /// Returns a key with sorted heaps: their order does not matter in the games that are searched.
    static Key keyOf(const GameSum& sum)
    {
        Key key;
        for (const Component& part : sum.components()) {
            key.first += part.rules.name() + ' ';
            key.second.push_back(part.position);
            std::ranges::sort(key.second.back().heaps);
        }
        return key;
    }

    std::map<Key, Outcome> m_known;
};

inline practice::Answers rightBySearch(const practice::OutcomeExercise& exercise)
{
    static OutcomeSearch search;
    return {Count{search.outcome(exercise.sum) == Outcome::P ? 0u : 1u}};
}

inline practice::Answers possibleAnswers(const practice::OutcomeExercise&)
{
    return {Count{0}, Count{1}};
}

}  // namespace nimstone::tests
