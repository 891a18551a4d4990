// Lasker's Nim: a move takes one or more stones from a heap or splits a heap into two. The player who takes the last stone wins.
//
// E. Lasker, "Brettspiele der Völker" (1931); Winning Ways, chapter 4: g(n) = n for n = 4k + 1 and n = 4k + 2.
// The other two values are exchanged: g(4k + 3) = 4k + 4 and g(4k + 4) = 4k + 3.
#pragma once

#include "core/game.h"
#include "core/sequences/sequence_game.h"

namespace nimstone {

class LaskersNim : public GameBase<LaskersNim> {
public:
    /// A move that splits a heap takes no stones; it may name its pieces in any order.
    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Lists each split once, with the smaller piece first.
    std::vector<Move> legalMoves(const Position& position) const;

    /// Finds the moves to the value `goal`; each split is listed once. At most WinningSearch::mostOptions splits are tried; if
    /// there are more, `stopped` is set. At least one winning move is found in every N-position, whatever its size.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    Count grundy(const Position& position) const;
    SequenceGame sequence() const { return TakeOrSplit{}; }

    Amounts amounts(const Position& position, std::size_t heap) const;
    SplitOptions splitOptions(Count size, Count amount) const;

    /// Returns a random move: it takes or splits with equal probability, and names the smaller piece of a split first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;
    Wide moveCount(const Position& position) const;

    /// The longest play first splits the heaps into single stones.
    Wide longestPlay(const Position& position) const;
};

static_assert(Game<LaskersNim>);

}  // namespace nimstone
