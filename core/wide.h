// 128-bit arithmetic for products of two 64-bit numbers. Only this header names the compiler's 128-bit type.
#pragma once

#include <compare>
#include <cstdint>
#include <span>

namespace nimstone {

/// An unsigned integer of 128 bits.
__extension__ typedef unsigned __int128 Wide;

/// A signed integer of 128 bits. It can hold the sum of a million signed 64-bit values.
__extension__ typedef __int128 SignedWide;

/// Returns a·b, which always fits in 128 bits.
constexpr Wide product(std::uint64_t a, std::uint64_t b)
{
    return static_cast<Wide>(a) * b;
}

/// ⌊a·b / 2^64⌋
constexpr std::uint64_t highProduct(std::uint64_t a, std::uint64_t b)
{
    return static_cast<std::uint64_t>(product(a, b) >> 64);
}

/// The sum of `valueOf(number)` over all `numbers`. A million values of 64 bits cannot overflow the sum.
constexpr Wide wideSum(std::span<const std::uint64_t> numbers, auto valueOf)
{
    Wide sum = 0;
    for (const std::uint64_t number : numbers)
        sum += valueOf(number);
    return sum;
}

/// Compares the products a·b and c·d exactly, without overflow.
constexpr std::strong_ordering compareProducts(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d)
{
    return product(a, b) <=> product(c, d);
}

}  // namespace nimstone
