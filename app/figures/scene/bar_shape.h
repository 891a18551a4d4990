// The corner radius of a stone: of a disc, of a bar, or of a shape between the two while one changes into the other.
#pragma once

#include <algorithm>

namespace nimstone::figures {

/// Returns the corner radius in pixels. `round` is 1 for a disc, whose radius is half the shorter side, and 0 for a
/// bar, whose radius is at most 3 pixels.
inline double cornerRadius(double width, double height, double round)
{
    const double half = std::min(width, height) / 2;
    const double bar = std::min(half, 3.0);
    return bar + (half - bar) * round;
}

}  // namespace nimstone::figures
