// The table of Fibonacci numbers that many programs for Fibonacci Nim use: 55 numbers in 32-bit ints. It is here only to show
// the errors of these programs; core/zeckendorf.h has the exact numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace nimstone::pitfalls {

/// The number of entries of the table: f[1] … f[55], with f[1] = f[2] = 1.
inline constexpr std::size_t intTableEntries = 55;

/// The entries that a 32-bit machine computes, f[1] first. They are sums modulo 2^32, read as signed numbers. (In C++ the
/// overflow of a signed int is undefined behavior; nearly every machine then computes these numbers.)
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
