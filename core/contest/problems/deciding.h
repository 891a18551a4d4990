// Decides who wins a case, with the closed form of a game in core/games.
#pragma once

#include <optional>

#include "core/game.h"

namespace nimstone::contest {

/// True if the first player wins the position with these heaps. The game must have a closed form for every case.
template <class G>
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
