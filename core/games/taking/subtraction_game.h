// Subtraction games: a move takes one of the amounts of a finite set from one heap; who cannot move loses.
//
// The nim-sequence of a finite set is always periodic: EqualWindows in core/sequences/period.h. Of {s} it is ⌊n/s⌋ mod 2.
#pragma once

#include <memory>

#include "core/game.h"
#include "core/sequences/shared_sequence.h"
#include "core/sequences/subtraction_set.h"

namespace nimstone {

class SubtractionGame : public GameBase<SubtractionGame> {
public:
    /// The amounts in any order; an amount may stand more than once.
    static tl::expected<SubtractionGame, BadParameter> make(std::vector<Count> amounts);
    explicit SubtractionGame(SubtractionSet set);

    const SubtractionSet& set() const { return m_set; }

    std::optional<MoveError> check(const Position& position, const Move& move) const;

    /// All of them; `stopped` where the value of the position is not known.
    WinningMoves movesToValue(const Position& position, Count goal, std::size_t limit) const;

    /// Known for every heap where a period was proved within SharedSequence::limits, and below an amount of the set
    /// where one was for the smaller amounts; else up to where the limits reach.
    Known<Count> grundy(const Position& position) const;
    SequenceGame sequence() const { return m_set; }

    Amounts amounts(const Position& position, std::size_t heap) const;
    Count mostAtOnce() const { return m_set.largest(); }
    Wide longestPlay(const Position& position) const;

private:
    SubtractionSet m_set;
    std::shared_ptr<SharedSequence> m_values;
};

static_assert(Game<SubtractionGame>);

}  // namespace nimstone
