// The stones on each step of a staircase through a game, in units that move as a whole. A unit is a single stone, or
// one of the blocks into which the moves of the window cut larger numbers.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

struct StairUnit {
    Count weight = 1;
    std::size_t step = 0;                  ///< the index of the step on which the unit lies at the start, from 0
    std::optional<std::size_t> takenAt{};  ///< the ply of the move that takes the unit off step 1; empty if no move does
};

/// For each step its units, from the lowest up, as indices into StairHistory::units().
using StairStacks = std::vector<std::vector<std::size_t>>;

/// The stacks after `ply` moves of the record, until the next move in this part.
struct StairScene {
    std::size_t ply = 0;
    StairStacks stacks;
};

class StairHistory {
public:
    /// With `single`, every stone of the start is a unit, and there are scenes from the first move on. Otherwise the
    /// units are those at the start of the window, and `takenBefore` counts the stones that were taken before it.
    StairHistory(const ComponentPlan& plan, bool single);

    const std::vector<StairUnit>& units() const { return m_units; }
    const std::vector<StairScene>& scenes() const { return m_scenes; }
    const StairScene& at(std::size_t ply) const;

    /// By side: the opponent, then the user.
    const std::array<Count, 2>& takenBefore() const { return m_takenBefore; }

private:
    std::vector<StairUnit> m_units;
    std::vector<StairScene> m_scenes;
    std::array<Count, 2> m_takenBefore{};
};

}  // namespace nimstone::figures
