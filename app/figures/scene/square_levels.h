// The squares that Euclid's game can cut off a rectangle: one level for each quotient of Euclid's algorithm.
//
//   a = 34, b = 13      ┌────────┬────────┬──┐   level 0: two squares of side 13, cut off the first number, from its end
//                       │ 13     │ 13     │8 │   level 1: one square of side 8, cut off the second
//   (drawn from the     │        │        │  │   level 2: one of side 5, and so on; the sides shrink, so two numbers
//    other end here)    └────────┴────────┴──┘   tell which level is cut now, and how much of it is left
#pragma once

#include <optional>
#include <vector>

#include "core/position.h"

namespace nimstone::figures {

struct SquareLevel {
    std::size_t heap = 0;  ///< the index (0 or 1) of the number from which the squares are cut
    Count side = 0;
    Count squares = 0;     ///< the number of squares before the first one is cut

    bool operator==(const SquareLevel&) const = default;
};

/// Returns at most 90 levels; none if a number is 0.
std::vector<SquareLevel> squareLevels(Count a, Count b);

/// The level of the start that a position has reached, and the squares that it still has.
struct SquarePlace {
    std::size_t level = 0;
    std::size_t heap = 0;  ///< the index of the larger number; the first if they are equal
    Count left = 0;        ///< squares of this level that are not cut off yet
};

/// Returns nothing if the game is over.
std::optional<SquarePlace> placeOf(const std::vector<SquareLevel>& levels, const Position& position);

}  // namespace nimstone::figures
