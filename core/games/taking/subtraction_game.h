// Subtraction games: a move takes one of the amounts of a finite set from one heap. The player who cannot move loses.
//
// The nim-sequence of a finite set is always periodic; see EqualWindows in core/sequences/period.h. The sequence of {s} is ⌊n/s⌋
// mod 2.
#pragma once

#include <memory>

#include "core/game.h"
#include "core/sequences/shared_sequence.h"
#include "core/sequences/subtraction_set.h"

namespace nimstone {

class SubtractionGame : public GameBase<SubtractionGame> {
public:
    /// Makes the game. The amounts may be in any order and may be repeated.
    static tl::expected<SubtractionGame, BadParameter> make(std::vector<Count> amounts);
    explicit SubtractionGame(SubtractionSet set);

    const SubtractionSet& set() const { return m_set; }

    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// Finds all moves to the value `goal`. `stopped` is set if the value of the position is not known.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    /// The value is known for every heap if a period is proved within SharedSequence::limits, otherwise for heaps within the
    /// limits. If a period is proved only for the set without an amount a and larger amounts, heaps below a are known.
    Known<Count> grundy(const Position& position) const;
    SequenceGame sequence() const { return m_set; }

    Amounts amounts(const Position& position, std::size_t heap) const;
    Count maxTake() const { return m_set.largest(); }
    Wide longestPlay(const Position& position) const;

private:
    SubtractionSet m_set;
    std::shared_ptr<SharedSequence> m_values;
};

static_assert(Game<SubtractionGame>);

}  // namespace nimstone
