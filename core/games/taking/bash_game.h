// Bash's game: a move takes 1 … m stones from one heap. The player who takes the last stone wins.
//
// The Grundy value of a heap of n stones is n mod (m + 1) (C.-G. Bachet, "Problèmes plaisants et délectables", 1612, for one
// heap): in a multiple of m + 1, the second player answers every take of k stones with m + 1 − k.
#pragma once

#include "core/games/taking/heap_game.h"

namespace nimstone {

class BashGame final : public HeapGame {
public:
    static const GameEntry entry;

    /// Makes the game. `m` ≥ 1 is the largest number of stones that a move may take.
    static tl::expected<BashGame, BadParameter> make(Count m);

    Count m() const { return rules().upTo; }
    std::optional<Count> parameter() const override { return m(); }

    /// Returns at most one move in each heap.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const override;

private:
    explicit BashGame(Count m);
};

}  // namespace nimstone
