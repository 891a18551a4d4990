// The simplest number between what Left and Right can move to, where that is an integer.
#pragma once

#include <optional>

namespace nimstone {

/// The integer nearest to 0 that is over `left` and under `right`, of which either may be absent; none where there is no
/// such integer. It is the value of a game with those best options (Winning Ways, chapter 2).
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
