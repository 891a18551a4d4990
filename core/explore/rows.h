// What the cells of a map are, a row after the other: the P-positions as bits, or the values.
#pragma once

#include <cstdint>
#include <limits>

#include "core/count.h"

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

class Rows {
public:
    virtual ~Rows() = default;

    /// Cells at side() and beyond are not asked for.
    virtual Count side() const = 0;

    /// Sets a bit for each P-position of the stretch: that of column x is bit x % 64 of words[x / 64]. All are 0 before.
    virtual void marks(Stretch stretch, std::uint64_t* words) const = 0;

    /// No value is less.
    virtual std::int32_t least() const { return 0; }

    /// The values of the stretch, that of column x in values[x]; see noPosition and noValue. Only of what has values.
    virtual void values(Stretch stretch, std::int32_t* values) const = 0;
};

}  // namespace nimstone::explore
