// An exhaustive search that uses only the rules of a game. Tests compare the closed form of every game with this
// search. It is meant for small positions, because its recursion is as deep as the longest play, and it caches every
// position that it reaches.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

#include "core/game.h"

namespace nimstone {

/// Computes outcomes and Grundy values from the legal moves alone. A position is N if some option is P; its Grundy
/// value is the mex of the values of its options. A position without moves is P in normal play and N in misère play. In
/// misère play `grundy` returns the value that the same moves have in normal play; this value does not decide who wins.
///
/// Only `isMisere`, `legalMoves`, and `play` of the game are used. Results are cached. Two positions that differ only in
/// the order of their heaps are searched separately.
template <class G>
class Search {
public:
    explicit Search(G game = {}) : m_game(game) {}

    Outcome outcome(const Position& position);
    Count grundy(const Position& position);

    /// The moves that lead to a P-position, in the order of `legalMoves`.
    std::vector<Move> winningMoves(const Position& position);

    std::size_t decided() const { return m_values.size() + m_outcomes.size(); }

private:
    G m_game;
    std::map<Position, Count> m_values;
    std::map<Position, Outcome> m_outcomes;  ///< the outcomes in misère play; in normal play the outcomes follow from the values
};

template <class G>
Outcome Search<G>::outcome(const Position& position)
{
    if (!m_game.isMisere())
        return grundy(position) == 0 ? Outcome::P : Outcome::N;
    if (const auto known = m_outcomes.find(position); known != m_outcomes.end())
        return known->second;
    const std::vector<Move> moves = m_game.legalMoves(position);
    const bool wins = moves.empty() || std::ranges::any_of(moves, [this, &position](const Move& move) {
        return outcome(*m_game.play(position, move)) == Outcome::P;
    });
    return m_outcomes[position] = wins ? Outcome::N : Outcome::P;
}

template <class G>
Count Search<G>::grundy(const Position& position)
{
    if (const auto known = m_values.find(position); known != m_values.end())
        return known->second;
    std::vector<Count> values;
    for (const Move& move : m_game.legalMoves(position))
        values.push_back(grundy(*m_game.play(position, move)));
    std::ranges::sort(values);
    Count mex = 0;
    for (const Count value : values)
        mex += value == mex ? 1 : 0;
    return m_values[position] = mex;
}

template <class G>
std::vector<Move> Search<G>::winningMoves(const Position& position)
{
    std::vector<Move> moves;
    for (const Move& move : m_game.legalMoves(position)) {
        if (outcome(*m_game.play(position, move)) == Outcome::P)
            moves.push_back(move);
    }
    return moves;
}

}  // namespace nimstone
