// Treblecross: players put X into the cells of a row; the player who makes three adjacent X wins.
//
// A player must not put an X within two cells of another X, because the opponent then makes three adjacent X. So each
// run of cells that have no X within two cells is a separate game: a run of n cells is a heap of n + 2 stones in the
// take-and-break game 0.007.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/contest/problems/heap_values.h"

namespace nimstone::contest {

class Treblecross {
public:
    /// The cells, from 0 and in ascending order, in which an X wins. `row` consists of the characters . and X, without
    /// three adjacent X.
    std::vector<std::size_t> winningCells(std::string_view row);

private:
    Count runValue(std::size_t cells) { return m_values(cells + 2); }

    ValuesOf<treblecross> m_values;
};

}  // namespace nimstone::contest
