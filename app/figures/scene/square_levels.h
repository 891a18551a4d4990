// The squares that Euclid's game can cut off a rectangle: a level for each quotient of his algorithm.
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
    std::size_t heap = 0;  ///< the number that its squares are cut off
    Count side = 0;
    Count squares = 0;     ///< how many, before the first is cut

    bool operator==(const SquareLevel&) const = default;
};

/// At most 90 levels; none where a number is 0.
std::vector<SquareLevel> squareLevels(Count a, Count b);

/// Where a position of the game stands among the levels of its start.
struct SquarePlace {
    std::size_t level = 0;
    std::size_t heap = 0;  ///< the larger number; of two equal ones the first
    Count left = 0;        ///< squares of that level that are not cut yet
};

/// None where the game is over.
std::optional<SquarePlace> placeOf(const std::vector<SquareLevel>& levels, const Position& position);

}  // namespace nimstone::figures
