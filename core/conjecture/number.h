// The numbers that expressions compute with, and arithmetic that notices what does not fit.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "core/wide.h"

namespace nimstone::conjecture {

/// −2^63 … 2^63 − 1, exact. A truth value is 1 or 0.
using Number = std::int64_t;

inline constexpr Number leastNumber = std::numeric_limits<Number>::min();
inline constexpr Number greatestNumber = std::numeric_limits<Number>::max();

/// A shift goes by at most that many places.
inline constexpr Number longestShift = 63;

/// The exact result where it is a Number.
constexpr std::optional<Number> fitting(SignedWide exact)
{
    if (exact < leastNumber || exact > greatestNumber)
        return std::nullopt;
    return static_cast<Number>(exact);
}

constexpr std::optional<Number> sum(Number a, Number b) { return fitting(static_cast<SignedWide>(a) + b); }
constexpr std::optional<Number> difference(Number a, Number b) { return fitting(static_cast<SignedWide>(a) - b); }
constexpr std::optional<Number> multiple(Number a, Number b) { return fitting(static_cast<SignedWide>(a) * b); }

/// x − y·⌊x/y⌋, which has the sign of y and is 0 … y − 1 where y is positive. y ≠ 0.
constexpr Number remainder(Number x, Number y)
{
    if (y == -1)  // the processor overflows on −2^63
        return 0;
    const Number rest = x % y;
    return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;
}

/// ⌊x/y⌋, y ≠ 0.
constexpr std::optional<Number> quotient(Number x, Number y)
{
    if (y == -1)
        return difference(0, x);
    const Number towardsZero = x / y;
    return x % y != 0 && (x < 0) != (y < 0) ? towardsZero - 1 : towardsZero;
}

/// x·2^places for places in 0 … longestShift.
constexpr std::optional<Number> shiftedLeft(Number x, Number places)
{
    return fitting(static_cast<SignedWide>(x) * (static_cast<SignedWide>(1) << places));
}

}  // namespace nimstone::conjecture
