// How round the corners of a stone are: a disc where it is as wide as high, a bar where it is not.
#pragma once

#include <algorithm>
#include <cmath>

namespace nimstone::figures {

/// Half the side for a square, down to a few pixels for a bar half as wide or as high again; smooth between the two.
inline double cornerRadius(double width, double height)
{
    const double half = std::min(width, height) / 2;
    if (half <= 0)
        return 0;
    const double bar = std::min(half, 4.0);
    const double slant = std::min(1.0, std::abs(std::log(width / height)) / std::log(1.5));
    return half + (bar - half) * slant;
}

}  // namespace nimstone::figures
