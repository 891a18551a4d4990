// Subtraction games: a move takes one of the amounts of a finite set from one heap. The player who cannot move loses.
//
// The nim-sequence of a finite set is always periodic; see EqualWindows in core/sequences/period.h. The sequence of {s} is ⌊n/s⌋
// mod 2.
#pragma once

#include "core/games/taking/heap_game.h"
#include "core/sequences/subtraction_set.h"

namespace nimstone {

class SubtractionGame final : public HeapGame {
public:
    static const GameEntry entry;

    /// Makes the game. The amounts may be in any order and may be repeated.
    static tl::expected<SubtractionGame, BadParameter> make(std::vector<Count> amounts);
    explicit SubtractionGame(SubtractionSet set) : HeapGame(HeapRules(set)), m_set(std::move(set)) {}

    const SubtractionSet& set() const { return m_set; }
    std::string parameters() const override { return m_set.text(); }

private:
    /// All options are tried, because even a large set has few.
    Count mostOptions() const override { return maxCount; }

    SubtractionSet m_set;
};

}  // namespace nimstone
