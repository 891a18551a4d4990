// Columns of bits, the highest first, with their weights above them. In each row a 1 bit is a disc, and a 0 bit is the
// digit 0. The tables of bits in proofs, in exercises and in print use this grid.
//
//    8  4  2  1     the weights of the columns; there are `columns` columns, of which `shown` are drawn, from `first` on
//    1  0  1  1     the bits of a number
#pragma once

#include <bit>

#include "app/figures/scene/scenes.h"

namespace nimstone::figures {

/// The weight of a column, a power of two. `column` is the index of the column, counted from the left.
constexpr Count columnWeight(std::size_t column, std::size_t columns) { return Count{1} << (columns - 1 - column); }

struct BitGrid {
    std::size_t columns = 1;
    std::size_t first = 0;
    std::size_t shown = 1;
    double left = 0;
    double width = 0;   ///< the width of one column, in pixels

    Count weight(std::size_t column) const { return columnWeight(column, columns); }
    std::size_t columnOf(Count weight) const { return columns - 1 - static_cast<std::size_t>(std::countr_zero(weight)); }
    bool shows(std::size_t column) const { return column >= first && column < first + shown; }
    bool isWhole() const { return shown == columns; }
    /// The x coordinate of the middle of a column. For a column that is not drawn, it is to the left or right of all
    /// drawn columns.
    double x(std::size_t column) const { return left + (static_cast<double>(column) - static_cast<double>(first) + 0.5) * width; }
    double right() const { return left + static_cast<double>(shown) * width; }

    /// addWeights() adds a label with the weight of each column, and addBits() adds the bits of `number`. Both return
    /// the pieces in the order of the columns.
    std::vector<int> addWeights(Scenes& scenes, double y) const;
    std::vector<int> addBits(Scenes& scenes, const PieceName& name, Count number, double y, double disc) const;
};

}  // namespace nimstone::figures
