// A number of up to 128 bits, as a field of a step.
#pragma once

#include <array>

#include "core/count.h"
#include "core/wide.h"

namespace nimstone::proof {

/// The number high · 2^64 + low.
struct WideNumber {
    static constexpr std::array fieldNames{"high", "low"};

    Count high = 0;
    Count low = 0;

    static constexpr WideNumber of(Wide value) { return {static_cast<Count>(value >> 64), static_cast<Count>(value)}; }
    constexpr Wide value() const { return (Wide{high} << 64) | low; }
    auto operator<=>(const WideNumber&) const = default;
};

}  // namespace nimstone::proof
