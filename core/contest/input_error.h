// What is wrong with a contest's input: where, what was found there, and what was expected instead.
#pragma once

#include <cstdint>
#include <string>

#include "core/count.h"

namespace nimstone::contest {

/// A place in a text, line and column in code points, both from 1. A byte-order mark at the start has no column.
struct Place {
    std::uint64_t line = 1;
    std::uint64_t column = 1;

    bool operator==(const Place&) const = default;
};

/// The longest part of the input that an error quotes, in code points.
inline constexpr std::size_t longestExcerpt = 24;

/// The first token that cannot be read. Every token before it was read and answered.
struct InputError {
    enum class Expected {
        CaseCount,  ///< how many cases follow, 0 … limit
        HeapCount,  ///< how many heaps the case has, 0 … limit
        HeapSize,   ///< a heap, 0 … limit
        End,        ///< nothing but blanks
    };
    enum class Fault {
        Missing,    ///< the input ends
        NotANumber, ///< something that is no number
        Negative,   ///< a minus sign and digits
        TooLarge,   ///< a number over the limit
        Surplus,    ///< something where the input should have ended
    };
    Place place;
    Expected expected = Expected::CaseCount;
    Fault fault = Fault::Missing;
    Count limit = maxCount;
    std::string found;  ///< the token, at most longestExcerpt code points; empty where the input ends

    bool operator==(const InputError&) const = default;
};

}  // namespace nimstone::contest
