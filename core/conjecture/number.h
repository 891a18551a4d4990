// The numbers of expressions, and arithmetic that detects overflow.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

#include "core/wide.h"

namespace nimstone::conjecture {

/// An exact number in −2^63 … 2^63 − 1. Truth values are 1 and 0.
using Number = std::int64_t;

inline constexpr Number leastNumber = std::numeric_limits<Number>::min();
inline constexpr Number greatestNumber = std::numeric_limits<Number>::max();

/// The largest number of places of a shift.
inline constexpr Number longestShift = 63;

/// Returns the exact result, or nothing if it does not fit in a Number.
constexpr std::optional<Number> fitting(SignedWide exact)
{
    if (exact < leastNumber || exact > greatestNumber)
        return std::nullopt;
    return static_cast<Number>(exact);
}

constexpr std::optional<Number> sum(Number a, Number b) { return fitting(static_cast<SignedWide>(a) + b); }
constexpr std::optional<Number> difference(Number a, Number b) { return fitting(static_cast<SignedWide>(a) - b); }
constexpr std::optional<Number> multiple(Number a, Number b) { return fitting(static_cast<SignedWide>(a) * b); }

/// Returns x − y·⌊x/y⌋ for y ≠ 0. The result has the sign of y; for positive y it is in 0 … y − 1.
constexpr Number remainder(Number x, Number y)
{
    if (y == -1)  // −2^63 % −1 overflows in the processor
        return 0;
    const Number rest = x % y;
    return rest != 0 && (rest < 0) != (y < 0) ? rest + y : rest;
}

/// Returns ⌊x/y⌋ for y ≠ 0, or nothing if it does not fit.
constexpr std::optional<Number> quotient(Number x, Number y)
{
    if (y == -1)
        return difference(0, x);
    const Number towardsZero = x / y;
    return x % y != 0 && (x < 0) != (y < 0) ? towardsZero - 1 : towardsZero;
}

/// Returns x·2^places for places in 0 … longestShift, or nothing if it does not fit.
constexpr std::optional<Number> shiftedLeft(Number x, Number places)
{
    return fitting(static_cast<SignedWide>(x) * (static_cast<SignedWide>(1) << places));
}

}  // namespace nimstone::conjecture
