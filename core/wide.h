// 128-bit arithmetic for products of two 64-bit numbers: the one place that names the compiler's type.
#pragma once

#include <compare>
#include <cstdint>
#include <span>

namespace nimstone {

/// 0 … 2^128 − 1.
__extension__ typedef unsigned __int128 Wide;

/// −2^127 … 2^127 − 1: sums of a million values of 64 bits with their signs.
__extension__ typedef __int128 SignedWide;

/// Exact: 64 by 64 bits make 128.
constexpr Wide product(std::uint64_t a, std::uint64_t b)
{
    return static_cast<Wide>(a) * b;
}

/// ⌊a·b / 2^64⌋
constexpr std::uint64_t highProduct(std::uint64_t a, std::uint64_t b)
{
    return static_cast<std::uint64_t>(product(a, b) >> 64);
}

/// The values of all of them together: a million of 64 bits do not pass 2^128.
constexpr Wide wideSum(std::span<const std::uint64_t> numbers, auto valueOf)
{
    Wide sum = 0;
    for (const std::uint64_t number : numbers)
        sum += valueOf(number);
    return sum;
}

/// a·b against c·d, exactly.
constexpr std::strong_ordering compareProducts(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d)
{
    return product(a, b) <=> product(c, d);
}

}  // namespace nimstone
