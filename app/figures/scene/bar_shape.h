// How round the corners of a stone are: a disc, a bar, or on the way from the one to the other.
#pragma once

#include <algorithm>

namespace nimstone::figures {

/// `round` is 1 for corners of half the shorter side, 0 for those of a bar.
inline double cornerRadius(double width, double height, double round)
{
    const double half = std::min(width, height) / 2;
    const double bar = std::min(half, 3.0);
    return bar + (half - bar) * round;
}

}  // namespace nimstone::figures
