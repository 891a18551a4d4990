// The stones on each step of a staircase through a game, divided into units. The stones of a unit always move together.
// A unit is a single stone, or a block of stones if there are too many stones to draw one by one.
#pragma once

#include <vector>

#include "app/figures/boards/component_board.h"

namespace nimstone::figures {

struct StairUnit {
    Count weight = 1;
    std::size_t step = 0;  ///< the index of the step on which the unit lies at the start, from 0
};

/// For each step, the units on it from the lowest to the highest, as indices into StairHistory::units().
using StairStacks = std::vector<std::vector<std::size_t>>;

/// The stacks after `ply` moves of the record. They stay the same until the next move in this component.
struct StairScene {
    std::size_t ply = 0;
    StairStacks stacks;
};

class StairHistory {
public:
    /// If `single` is true, every stone of the start is a unit, and scenes() begins before the first move of the game.
    /// If it is false, units are blocks of the stones that are left at the start of the window of plies
    /// (ComponentPlan::window), and scenes() begins there.
    StairHistory(const ComponentPlan& plan, bool single);

    const std::vector<StairUnit>& units() const { return m_units; }
    const std::vector<StairScene>& scenes() const { return m_scenes; }
    const StairScene& at(std::size_t ply) const;

private:
    void play(const ComponentMove& played);
    void divide(std::size_t unit, Count above);

    std::vector<StairUnit> m_units;
    std::vector<StairScene> m_scenes;
};

}  // namespace nimstone::figures
