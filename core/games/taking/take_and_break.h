// Take-and-break games: a code says how many stones may be taken from a heap, and how many heaps that may leave of it.
// Kayles, Dawson's Kayles, Dawson's Chess and Treblecross are such; who cannot move loses.
//
// R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge Philosophical Society 52
// (1956); the value of a heap is read from the nim-sequence of the code (core/sequences/nim_sequence.h).
#pragma once

#include <memory>

#include "core/game.h"
#include "core/sequences/code.h"
#include "core/sequences/shared_sequence.h"

namespace nimstone {

class TakeAndBreakGame : public GameBase<TakeAndBreakGame> {
public:
    /// Every code makes a game.
    explicit TakeAndBreakGame(TakeAndBreakCode code);

    const TakeAndBreakCode& code() const { return m_code; }

    /// The pieces of a split may be named in any order.
    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Each split once, with its pieces in ascending order.
    std::vector<Move> legalMoves(const Position& position) const;

    /// Each split once. At most WinningSearch::mostOptions splits are looked at; `stopped` where there are more, and
    /// where the value of the position is not known.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    /// Known for every heap where a period was proved within SharedSequence::limits, else up to where these reach.
    Known<Count> grundy(const Position& position) const;
    SequenceGame sequence() const { return m_code; }

    Amounts amounts(const Position& position, std::size_t heap) const;
    Count mostAtOnce() const { return m_code.last(); }
    Parting parting(Count size, Count amount) const;

    /// First an amount and a number of pieces that the code allows; the smaller pieces are named first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;
    Wide moveCount(const Position& position) const;

    /// Exact for heaps of up to 64; of larger ones what taking the fewest stones at a time allows.
    Wide longestPlay(const Position& position) const;

private:
    TakeAndBreakCode m_code;
    std::shared_ptr<SharedSequence> m_values;
};

static_assert(Game<TakeAndBreakGame>);

}  // namespace nimstone
