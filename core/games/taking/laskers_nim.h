// Lasker's Nim: a move takes one or more stones from a heap, or parts a heap into two; who takes the last stone wins.
//
// E. Lasker, "Brettspiele der Völker" (1931); Winning Ways, chapter 4: g(n) = n for n = 4k + 1 and 4k + 2, while
// g(4k + 3) = 4k + 4 and g(4k + 4) = 4k + 3.
#pragma once

#include "core/game.h"
#include "core/sequences/sequence_game.h"

namespace nimstone {

class LaskersNim : public GameBase<LaskersNim> {
public:
    /// The pieces may be named in any order. What is parted loses no stone.
    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Each split once, the smaller piece first.
    std::vector<Move> legalMoves(const Position& position) const;

    /// Each split once. At most WinningSearch::mostOptions splits are looked at, and `stopped` where there are more; of an
    /// N-position at least one winning move is found whatever its size.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    Count grundy(const Position& position) const;
    SequenceGame sequence() const { return TakeOrSplit{}; }

    Amounts amounts(const Position& position, std::size_t heap) const;
    Parting parting(Count size, Count amount) const;

    /// As often a take as a split, whose smaller piece is named first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;
    Wide moveCount(const Position& position) const;

    /// All is split into single stones first.
    Wide longestPlay(const Position& position) const;
};

static_assert(Game<LaskersNim>);

}  // namespace nimstone
