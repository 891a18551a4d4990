// A table of Fibonacci numbers as many programs for Fibonacci Nim keep it: 55 of them in an int of 32 bits. Nothing
// decides a game by it; core/zeckendorf.h has the exact numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nimstone::pitfalls {

/// How many numbers the program keeps: f[1] … f[55], f[1] = f[2] = 1.
inline constexpr std::size_t intTableEntries = 55;

/// What a machine of 32 bits keeps, f[1] first: sums modulo 2^32, read as numbers with a sign. (In C++ the sum of two
/// ints that does not fit is undefined; this is what nearly every machine then does.)
inline constexpr auto fibonacciInts = [] {
    std::array<std::uint32_t, intTableEntries> kept{1, 1};
    for (std::size_t i = 2; i < kept.size(); ++i)
        kept[i] = kept[i - 1] + kept[i - 2];
    std::array<std::int32_t, intTableEntries> read{};
    for (std::size_t i = 0; i < read.size(); ++i)
        read[i] = static_cast<std::int32_t>(kept[i]);
    return read;
}();

}  // namespace nimstone::pitfalls
