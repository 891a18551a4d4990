// Bash's game: a move takes 1 … m stones from one heap; who takes the last stone wins.
//
// The value of a heap of n is n mod (m + 1) (C.-G. Bachet, "Problèmes plaisants et délectables", 1612, for one heap):
// from a whole number of blocks of m + 1 every take of k is answered by m + 1 − k.
#pragma once

#include <algorithm>

#include "core/game.h"
#include "core/sequences/sequence_game.h"

namespace nimstone {

class BashGame : public GameBase<BashGame> {
public:
    /// m ≥ 1: how many may be taken at most.
    static tl::expected<BashGame, BadParameter> make(Count m);

    Count m() const { return m_most; }

    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// In each heap at most one.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    Count grundy(const Position& position) const;
    SequenceGame sequence() const { return TakeUpTo{m_most}; }

    Amounts amounts(const Position& position, std::size_t heap) const
    {
        return Amounts::upTo(std::min(m_most, position.heaps[heap]));
    }
    Count mostAtOnce() const { return m_most; }

private:
    explicit BashGame(Count most) : m_most(most) {}

    Count m_most;
};

static_assert(Game<BashGame>);

}  // namespace nimstone
