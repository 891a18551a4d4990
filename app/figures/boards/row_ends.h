// Records at which end of its row a move takes that splits nothing. A move does not contain the end, because both ends
// give the same move; but a user who clicked the pins at the right expects these pins to fall.
#pragma once

#include <map>

#include "core/sum/game_sum.h"

namespace nimstone::figures {

/// It is kept beside a game and not saved with it. Without an entry a move takes at the left.
class RowEnds {
public:
    /// Records the end that the user chose for the move after `ply` moves.
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
