// The simplest number between the best options of Left and Right, if it is an integer.
#pragma once

#include <optional>

namespace nimstone {

/// Returns the integer nearest to 0 that is greater than `left` and less than `right`; a missing bound does not restrict it.
/// Returns nothing if there is no such integer. The result is the value of a game with these best options (Winning Ways,
/// chapter 2).
template <class Number>
std::optional<Number> simplest(std::optional<Number> left, std::optional<Number> right)
{
    if (left && right && *right - *left < 2)
        return std::nullopt;
    if (left && *left >= 0)
        return *left + 1;
    if (right && *right <= 0)
        return *right - 1;
    return Number{0};
}

}  // namespace nimstone
