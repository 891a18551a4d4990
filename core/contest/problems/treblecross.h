// Treblecross: players put X into a row of cells; the player who makes three X in a row wins.
//
// A player must not put an X within two cells of another X, because the opponent then makes three. So a run of cells with
// no X within two cells is a game of its own: a run of n cells is a heap of n + 2 in the take-and-break game 0.007.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/contest/problems/heap_values.h"

namespace nimstone::contest {

class Treblecross {
public:
    /// The winning cells, from 0, in ascending order. `row` consists of . and X, without three X in a row.
    std::vector<std::size_t> winningCells(std::string_view row);

private:
    Count runValue(std::size_t cells) { return m_values(cells + 2); }

    ValuesOf<treblecross> m_values;
};

}  // namespace nimstone::contest
