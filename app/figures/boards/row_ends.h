// Stores at which end of its row a move takes stones if it splits nothing. A Move does not contain the end, because
// taking at either end gives the same position. But users who click pins at the right end expect these pins to fall.
#pragma once

#include <map>

#include "core/sum/game_sum.h"

namespace nimstone::figures {

/// This object exists beside a game and is not saved with it. A move without an entry takes at the left end.
class RowEnds {
public:
    /// Stores the end that the user chose for the move after `ply` moves.
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
