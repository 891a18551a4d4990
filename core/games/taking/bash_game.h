// Bash's game: a move takes 1 … m stones from one heap. The player who takes the last stone wins.
//
// The Grundy value of a heap of n stones is n mod (m + 1) (C.-G. Bachet, "Problèmes plaisants et délectables", 1612, for one
// heap): in a multiple of m + 1, the second player answers every take of k stones with m + 1 − k.
#pragma once

#include <algorithm>

#include "core/game.h"
#include "core/sequences/sequence_game.h"

namespace nimstone {

class BashGame : public GameBase<BashGame> {
public:
    /// Makes the game. `m` ≥ 1 is the largest number of stones that a move may take.
    static tl::expected<BashGame, BadParameter> make(Count m);

    Count m() const { return m_most; }

    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Returns at most one move in each heap.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    Count grundy(const Position& position) const;
    SequenceGame sequence() const { return TakeUpTo{m_most}; }

    Amounts amounts(const Position& position, std::size_t heap) const
    {
        return Amounts::upTo(std::min(m_most, position.heaps[heap]));
    }
    Count maxTake() const { return m_most; }

private:
    explicit BashGame(Count most) : m_most(most) {}

    Count m_most;
};

static_assert(Game<BashGame>);

}  // namespace nimstone
