// What decoding a stripe needs, in standard C++: the plain way, which every faster one must agree with.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "core/contest/digit_blocks.h"

namespace nimstone::contest {

/// Of 64 bytes: bit i says whether byte i is a digit, and `clean` whether every other byte is a blank.
struct Map {
    std::uint64_t digits = 0;
    bool clean = true;
};

struct Portable {
    static Map classify(const char* block)
    {
        Map map;
        for (unsigned i = 0; i < 64; ++i) {
            map.digits |= std::uint64_t{isDigit(block[i])} << i;
            map.clean = map.clean && (isDigit(block[i]) || isBlank(block[i]));
        }
        return map;
    }

    /// Eight digits, the most significant in the lowest byte: pairs, then fours, then all of them.
    static std::uint64_t eightDigits(std::uint64_t digits)
    {
        digits = (digits * 10) + (digits >> 8);
        constexpr std::uint64_t mask = 0x0000'00FF'0000'00FF;
        constexpr std::uint64_t outer = 0x000F'4240'0000'0064;  // 1000000, 100
        constexpr std::uint64_t inner = 0x0000'2710'0000'0001;  // 10000, 1
        return (((digits & mask) * outer) + (((digits >> 16) & mask) * inner)) >> 32;
    }

    /// The number in the `length` bytes before `end`, which are digits after any number of blanks; length ≤ 16.
    static Count number(const char* end, std::size_t length)
    {
        if constexpr (std::endian::native == std::endian::little) {
            // A digit as its value, a blank as 0. No blank has the bit 16 that every digit has.
            const auto load = [](const char* from) {
                std::uint64_t word;
                std::memcpy(&word, from, sizeof word);
                const std::uint64_t isDigitByte = (word >> 4) & 0x0101'0101'0101'0101;
                return word & (isDigitByte * 0x0F);
            };
            const auto lastOf = [](std::uint64_t word, std::size_t bytes) {
                return bytes == 0 ? 0 : word >> (8 * (8 - bytes)) << (8 * (8 - bytes));
            };
            if (length <= 8)
                return eightDigits(lastOf(load(end - 8), length));
            return eightDigits(lastOf(load(end - 16), length - 8)) * 100'000'000 + eightDigits(load(end - 8));
        } else {
            Count value = 0;
            for (const char* at = end - length; at != end; ++at)
                value = value * 10 + (isDigit(*at) ? static_cast<Count>(*at - '0') : 0);
            return value;
        }
    }

    static void twoNumbers(std::array<const char*, 2> ends, std::array<std::size_t, 2> lengths, Count* values)
    {
        values[0] = number(ends[0], lengths[0]);
        values[1] = number(ends[1], lengths[1]);
    }

    /// std::popcount asks a library where the processor need not have an instruction for it.
    static std::size_t ones(std::uint64_t map)
    {
        map -= (map >> 1) & 0x5555'5555'5555'5555;
        map = (map & 0x3333'3333'3333'3333) + ((map >> 2) & 0x3333'3333'3333'3333);
        map = (map + (map >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
        return (map * 0x0101'0101'0101'0101) >> 56;
    }

    /// A map of the bytes before the first that is neither digit nor blank, in a block that may be cut short.
    static std::uint64_t beforeTheFirstAlien(std::span<const char> block)
    {
        const auto alien = std::ranges::find_if(block, [](char byte) { return !isDigit(byte) && !isBlank(byte); });
        const auto known = alien - block.begin();
        return known == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << known) - 1;
    }

    /// How many digits there are before `end`; longestFastToken + 1 where there are more.
    static std::size_t digitsBefore(const char* end, std::size_t most)
    {
        std::size_t count = 0;
        while (count < most && count <= longestFastToken && isDigit(end[-1 - static_cast<std::ptrdiff_t>(count)]))
            ++count;
        return count;
    }
};

}  // namespace nimstone::contest
