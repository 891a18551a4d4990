// The corner radius of a stone: of a disc, of a bar, or between the two while one becomes the other.
#pragma once

#include <algorithm>

namespace nimstone::figures {

/// `round` is 1 for a disc, whose radius is half the shorter side, and 0 for a bar, whose radius is at most 3 pixels.
inline double cornerRadius(double width, double height, double round)
{
    const double half = std::min(width, height) / 2;
    const double bar = std::min(half, 3.0);
    return bar + (half - bar) * round;
}

}  // namespace nimstone::figures
