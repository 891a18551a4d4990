// Columns of bits, the highest first, with their weights above them. A row has a disc for a 1 bit and the digit 0 for a
// 0 bit. The tables of bits in proofs, in exercises and on paper all use it.
//
//    8  4  2  1     `columns` in all; `shown` of them are drawn, from column `first` on
//    1  0  1  1
#pragma once

#include <bit>

#include "app/figures/scene/scenes.h"

namespace nimstone::figures {

/// The weight of a column, a power of two; `column` is counted from the left, from 0.
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
    /// The middle of a column; for a column that is not drawn it lies outside the drawn ones.
    double x(std::size_t column) const { return left + (static_cast<double>(column) - static_cast<double>(first) + 0.5) * width; }
    double right() const { return left + static_cast<double>(shown) * width; }

    /// Add the weights of all columns, and the bits of a number. They return the pieces, by column.
    std::vector<int> addWeights(Scenes& scenes, double y) const;
    std::vector<int> addBits(Scenes& scenes, const QString& name, Count number, double y, double disc) const;
};

}  // namespace nimstone::figures
