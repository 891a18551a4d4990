// Exhaustive search for games in which the two players have different moves. The search uses only the rules of the
// game.
#pragma once

#include <algorithm>
#include <map>
#include <utility>

#include "core/position.h"

namespace nimstone {

/// Finds out which player wins, and uses only the legal moves. A player who cannot move loses. The results are cached.
template <class G>
class PartisanSearch {
public:
    explicit PartisanSearch(G game = {}) : m_game(game) {}

    /// Returns the player who wins if `starter` moves first.
    Cutter winner(const Position& position, Cutter starter);

    /// The moves of `starter` after which `starter` wins, in the order of `legalMoves`.
    std::vector<Move> winningMoves(const Position& position, Cutter starter);

    std::size_t decided() const { return m_winners.size(); }

private:
    bool wins(const Position& position, const Move& move)
    {
        return winner(*m_game.play(position, move), opponent(move.cutter)) == move.cutter;
    }

    G m_game;
    std::map<std::pair<Position, Cutter>, Cutter> m_winners;
};

template <class G>
Cutter PartisanSearch<G>::winner(const Position& position, Cutter starter)
{
    if (const auto known = m_winners.find({position, starter}); known != m_winners.end())
        return known->second;
    const std::vector<Move> moves = m_game.legalMoves(position, starter);
    const bool starterWins = std::ranges::any_of(moves, [&](const Move& move) { return wins(position, move); });
    return m_winners[{position, starter}] = starterWins ? starter : opponent(starter);
}

template <class G>
std::vector<Move> PartisanSearch<G>::winningMoves(const Position& position, Cutter starter)
{
    std::vector<Move> moves = m_game.legalMoves(position, starter);
    std::erase_if(moves, [&](const Move& move) { return !wins(position, move); });
    return moves;
}

}  // namespace nimstone
