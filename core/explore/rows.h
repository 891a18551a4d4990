// What the cells of a map are, a row after the other: the P-positions as bits, or the values.
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

/// The game has no position in such a cell.
inline constexpr std::int32_t noPosition = std::numeric_limits<std::int32_t>::min();
/// What it is worth is not known.
inline constexpr std::int32_t noValue = noPosition + 1;

/// Some columns of a row: from … to − 1; `from` is a multiple of 64.
struct Stretch {
    Count row = 0;
    Count from = 0;
    Count to = 0;
};

struct PlaneRows {
    /// Cells at `side` and beyond are not asked for.
    Count side = 0;

    /// Sets a bit for each P-position of the stretch: that of column x is bit x % 64 of words[x / 64]. All are 0 before.
    std::function<void(const Stretch& stretch, std::uint64_t* words)> marks;

    /// The values of the stretch, that of column x in values[x]; see noPosition and noValue. Only of what has values.
    std::function<void(const Stretch& stretch, std::int32_t* values)> values{};

    /// No value is less.
    std::int32_t least = 0;
};

/// The cells where one map is marked and the other is not. It has no values.
PlaneRows differences(PlaneRows one, PlaneRows other);

/// Whether a claim is about two heaps, or a heap and its quota.
bool isAboutTwoNumbers(const conjecture::Conjecture& claim);

/// The cells that it claims to be P-positions; those where it has no value are none. It has no values.
PlaneRows claimRows(const conjecture::Conjecture& claim, Count side);

}  // namespace nimstone::explore
