// Whether the first player wins, as a game of core/games says.
#pragma once

#include <optional>

#include "core/game.h"

namespace nimstone::contest {

/// The case is a list of heaps; it never is one that the game cannot decide.
template <Game G>
class Decided {
public:
    template <class Case>
    bool operator()(const Case& given)
    {
        m_position.heaps.assign(given.begin(), given.end());
        const Known<Outcome> outcome = m_game.outcome(m_position);
        return outcome.value() == Outcome::N;
    }

private:
    G m_game;
    Position m_position;
};

}  // namespace nimstone::contest
