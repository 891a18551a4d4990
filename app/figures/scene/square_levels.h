// The squares that Euclid's game can cut off a rectangle. Each quotient of Euclid's algorithm is a level of squares.
//
//   a = 34, b = 13      ┌────────┬────────┬──┐   level 0: two squares of side 13, cut off the first number, from its end
//                       │ 13     │ 13     │8 │   level 1: one square of side 8, cut off the second number
//   (drawn from the     │        │        │  │   level 2: one square of side 5, and so on; the sides shrink, so the two
//    other end here)    └────────┴────────┴──┘   numbers of a position show its level and how many squares are left
#pragma once

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

}  // namespace nimstone::figures
