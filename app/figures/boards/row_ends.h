// At which end of its row a move takes that parts nothing. A move does not say so, and both are the same move; but a
// person who clicked the pins at the right wants just those to fall.
#pragma once

#include <map>

#include "core/sum/game_sum.h"

namespace nimstone::figures {

/// Kept beside a game, and not with it: where nothing is known, a move takes at the left.
class RowEnds {
public:
    /// What a person showed for the move after `ply` moves.
    void set(std::size_t ply, const MoveInSum& move, bool right)
    {
        if (right)
            m_right.insert_or_assign(ply, move);
        else
            m_right.erase(ply);
    }

    bool isRight(std::size_t ply, const MoveInSum& move) const
    {
        const auto found = m_right.find(ply);
        return found != m_right.end() && found->second == move;
    }

    void clear() { m_right.clear(); }

private:
    std::map<std::size_t, MoveInSum> m_right;
};

}  // namespace nimstone::figures
