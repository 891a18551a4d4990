// The simplest number between the value of Left's best option and the value of Right's best option, if it is an
// integer.
#pragma once

#include <optional>

namespace nimstone {

/// Returns the integer nearest to 0 that is greater than `left` and less than `right`. If one of the bounds is missing,
/// the integer may be any number on that side. Returns nothing if there is no such integer. The result is the value of
/// a game whose best options have the values `left` and `right` (Winning Ways, chapter 2).
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
