// Treblecross: players put X into a row of cells; who makes three X in a row wins.
//
// A cell within two of an X must not be taken, or the opponent makes three; so a run of free cells with no X within two
// of it is a heap by itself. A run of n cells is a heap of n + 2 of the take-and-break game 0.007.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/contest/problems/heap_values.h"

namespace nimstone::contest {

class Treblecross {
public:
    /// The cells that win, from 0, ascending. `row` is made of . and X, without three X together.
    std::vector<std::size_t> winningCells(std::string_view row);

private:
    Count runValue(std::size_t cells) { return m_values(cells + 2); }

    ValuesOf<treblecross> m_values;
};

}  // namespace nimstone::contest
