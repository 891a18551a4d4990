// Nim: a move takes one or more stones from exactly one heap. The player who takes the last stone wins.
//
// C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901): a position is a
// P-position exactly when the nim-sum of its heaps is 0.
#pragma once

#include "core/games/taking/heap_game.h"

namespace nimstone {

class Nim : public HeapGame {
public:
    static const GameEntry entry;

    Nim();

    Known<Count> grundy(const Position& position) const override;

    /// Finds the moves after which the nim-sum is `value`. A move changes the nim-sum from s to `value` if it changes a heap of n to
    /// n ⊕ s ⊕ `value`. This is less than n exactly if n has a 1 in the highest column of s ⊕ `value`.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const override;

    std::optional<NimHeaps> nimHeaps(const Position& position) const override { return asNimHeaps(position); }
};

}  // namespace nimstone
