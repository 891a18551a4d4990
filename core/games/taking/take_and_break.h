// Take-and-break games: a code says how many stones a move may take from a heap and how many heaps it may leave. The player who
// cannot move loses. Kayles, Dawson's Kayles, Dawson's Chess and Treblecross are take-and-break games.
//
// R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge Philosophical Society 52 (1956). The
// value of a heap is read from the nim-sequence of the code (core/sequences/nim_sequence.h).
#pragma once

#include <memory>

#include "core/game.h"
#include "core/sequences/code.h"
#include "core/sequences/shared_sequence.h"

namespace nimstone {

class TakeAndBreakGame : public GameBase<TakeAndBreakGame> {
public:
    /// Every TakeAndBreakCode is a valid game.
    explicit TakeAndBreakGame(TakeAndBreakCode code);

    const TakeAndBreakCode& code() const { return m_code; }

    /// A split may name its pieces in any order.
    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Lists each split once, with its pieces in ascending order.
    std::vector<Move> legalMoves(const Position& position) const;

    /// Finds the moves to the value `goal`; each split is listed once. At most WinningSearch::mostOptions options are tried.
    /// `stopped` is set if there are more options, or if the value of the position is not known.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    /// The value is known for every heap if a period is proved within SharedSequence::limits, otherwise for heaps within the
    /// limits.
    Known<Count> grundy(const Position& position) const;
    SequenceGame sequence() const { return m_code; }

    Amounts amounts(const Position& position, std::size_t heap) const;
    Count maxTake() const { return m_code.last(); }
    SplitOptions splitOptions(Count size, Count amount) const;

    /// Returns a random move. It chooses an amount and a number of pieces that the code allows first, then the pieces; the
    /// smaller pieces come first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance) const;
    Wide moveCount(const Position& position) const;

    /// The result is exact for heaps of up to 64 stones. For larger heaps it is an upper bound, computed from the smallest
    /// amount that may be taken.
    Wide longestPlay(const Position& position) const;

private:
    TakeAndBreakCode m_code;
    std::shared_ptr<SharedSequence> m_values;
};

static_assert(Game<TakeAndBreakGame>);

}  // namespace nimstone
