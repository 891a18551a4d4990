// Lasker's Nim: a move takes one or more stones from a heap or splits a heap into two. The player who takes the last stone wins.
//
// E. Lasker, "Brettspiele der Völker" (1931); Winning Ways, chapter 4: g(n) = n for n = 4k + 1 and n = 4k + 2.
// The other two values are exchanged: g(4k + 3) = 4k + 4 and g(4k + 4) = 4k + 3.
#pragma once

#include "core/games/taking/heap_game.h"

namespace nimstone {

class LaskersNim final : public HeapGame {
public:
    static const GameEntry entry;

    LaskersNim();

    /// Finds the moves to the value `value`; each split is listed once. At most WinningSearch::mostOptions splits are tried; if
    /// there are more, `stopped` is set. At least one winning move is found in every N-position, whatever its size.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const override;
};

}  // namespace nimstone
