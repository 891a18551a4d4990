// Euclid's rectangle a × b, and the squares that the game cuts off it. Each quotient of Euclid's algorithm is a level of
// squares.
//
//   a = 34, b = 13      ┌──┬────────┬────────┐   level 0: two squares of side 13, cut off the first number, from its end
//                       │8 │ 13     │ 13     │   level 1: one square of side 8, cut off the second number, from the top
//                       │  │        │        │   level 2: one square of side 5, and so on; the sides shrink, so the two
//                       └──┴────────┴────────┘   numbers of a position show its level and how many squares are left
#pragma once

#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "core/position.h"

namespace nimstone::figures {

struct SquareLevel {
    std::size_t heap = 0;  ///< the index (0 or 1) of the number that the squares are cut off
    Count side = 0;
    Count squares = 0;     ///< the number of squares of this level at its beginning

    bool operator==(const SquareLevel&) const = default;
};

/// Returns the levels of a rectangle a × b: at most 90 levels, and none if a number is 0.
std::vector<SquareLevel> squareLevels(Count a, Count b);

/// The level that a position of the game has reached, and the squares of this level that are left.
struct SquarePlace {
    std::size_t level = 0;
    std::size_t heap = 0;  ///< the index of the larger number of the position; 0 if both numbers are equal
    Count left = 0;        ///< the number of squares of this level that are not cut off yet
};

/// Returns the level of `position`, or nothing if the game is over.
std::optional<SquarePlace> placeOf(const std::vector<SquareLevel>& levels, const Position& position);

/// The squares of a level in a drawn rectangle.
struct DrawnLevel {
    QRectF squares;        ///< the squares that are left, at the right end or at the top
    QRectF rest;           ///< the rectangle that remains after they are cut off, in the lower left corner
    bool across = true;    ///< true if the squares are side by side; false if they are on top of each other
    Count left = 0;        ///< the number of squares

    /// The rectangle of a square. Square 0 is cut off first: it is the rightmost or the topmost one.
    QRectF square(Count index) const;
};

/// Places the squares in the rectangle `box`, whose width stands for the first number of the position. The first entry is
/// the level that the position has reached. Returns nothing if the game is over.
std::vector<DrawnLevel> placeSquares(const std::vector<SquareLevel>& levels, const Position& position, const QRectF& box);

/// The text on a number of squares: "3 × 5" for three squares of side 5, or "5" for one square.
QString stripText(Count squares, Count side);

}  // namespace nimstone::figures
