// The content of a map, row by row: the P-positions as bits, or the values.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>

#include "core/count.h"

namespace nimstone::conjecture {
class Conjecture;
}

namespace nimstone::explore {

struct Cell {
    Count across = 0;
    Count up = 0;

    auto operator<=>(const Cell&) const = default;
};

/// The number that stands for a cell at which the game has no position.
inline constexpr std::int32_t noPosition = std::numeric_limits<std::int32_t>::min();
/// The number that stands for a cell whose position has an unknown value.
inline constexpr std::int32_t noValue = noPosition + 1;

/// A range of columns in a row, from `from` to `to` − 1. `from` is a multiple of 64.
struct Stretch {
    Count row = 0;
    Count from = 0;
    Count to = 0;
};

struct PlaneRows {
    /// The side of the map: callers may request only cells whose coordinates are below it.
    Count side = 0;

    /// Sets a bit for each P-position of the stretch: column x is bit x % 64 of words[x / 64]. The bits of the stretch must be
    /// 0 before the call.
    std::function<void(const Stretch& stretch, std::uint64_t* words)> marks;

    /// Writes the value of each column x of the stretch to values[x]; see noPosition and noValue. Empty if the map has no
    /// values.
    std::function<void(const Stretch& stretch, std::int32_t* values)> values{};

    /// A lower bound of all values.
    std::int32_t least = 0;
};

/// Returns the rows of a map that marks the cells that are marked in exactly one of two maps. The result has no values.
PlaneRows differences(PlaneRows one, PlaneRows other);

/// True if the claim is about two heaps, or about a heap and its quota.
bool isAboutTwoNumbers(const conjecture::Conjecture& claim);

/// Returns the rows of a map that marks the positions that the claim says are P-positions. Cells for which the claim has no
/// value are not marked. The result has no values.
PlaneRows claimRows(const conjecture::Conjecture& claim, Count side);

}  // namespace nimstone::explore
