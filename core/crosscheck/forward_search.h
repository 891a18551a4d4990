// Searches every line of play from a position to the end of the game. Positions may have any number of heaps. The search is for
// games whose moves create new heaps or make a heap larger. It uses only the rules of the game.
#pragma once

#include <algorithm>
#include <functional>
#include <unordered_map>
#include <vector>

#include "core/game.h"

namespace nimstone::crosscheck {

struct HeapsHash {
    std::size_t operator()(const std::vector<Count>& heaps) const
    {
        std::size_t hash = heaps.size();
        for (const Count heap : heaps)
            hash = (hash ^ heap) * 0x9E37'79B9'7F4A'7C15U;
        return hash ^ (hash >> 32);
    }
};

/// Caches the outcome of every position that the search reaches.
template <class G>
class ForwardSearch {
public:
    /// Set `inAnyOrder` if neither the order of heaps nor heaps of 0 matter in the game.
    ForwardSearch(const G& game, bool inAnyOrder) : m_game(game), m_inAnyOrder(inAnyOrder) {}

    /// Returns the moves that lead to P-positions, in the order of game.legalMoves().
    std::vector<Move> winningMoves(const Position& position)
    {
        std::vector<Move> winning;
        for (const Move& move : m_game.legalMoves(position)) {
            if (outcome(*m_game.play(position, move)) == Outcome::P)
                winning.push_back(move);
        }
        return winning;
    }

    Outcome outcome(const Position& position)
    {
        Position canonical = position;
        if (m_inAnyOrder) {
            std::erase(canonical.heaps, Count{0});
            std::ranges::sort(canonical.heaps, std::greater<>());
        }
        if (const auto known = m_outcomes.find(canonical.heaps); known != m_outcomes.end())
            return known->second;
        const std::vector<Move> moves = m_game.legalMoves(canonical);
        const bool wins = moves.empty() ? m_game.isMisere() : std::ranges::any_of(moves, [&](const Move& move) {
            return outcome(*m_game.play(canonical, move)) == Outcome::P;
        });
        return m_outcomes[canonical.heaps] = wins ? Outcome::N : Outcome::P;
    }

private:
    const G& m_game;
    bool m_inAnyOrder;
    std::unordered_map<std::vector<Count>, Outcome, HeapsHash> m_outcomes;
};

}  // namespace nimstone::crosscheck
