// What decoding a stripe needs, in standard C++: the plain way, which every faster one must agree with.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "core/contest/io/digit_blocks.h"

namespace nimstone::contest {

/// Of 64 bytes: bit i says whether byte i is a digit, and `clean` whether every other byte is a blank.
struct Map {
    std::uint64_t digits = 0;
    bool clean = true;
};

/// Eight bytes in a word, the first in the lowest place; what is computed of each byte stays in its place.
class EightBytes {
public:
    explicit EightBytes(const char* from)
    {
        if constexpr (std::endian::native == std::endian::little) {
            std::memcpy(&m_word, from, sizeof m_word);
        } else {
            for (unsigned i = 0; i < 8; ++i)
                m_word |= std::uint64_t{static_cast<unsigned char>(from[i])} << (8 * i);
        }
    }

    /// The digits' values, blanks as 0. No blank has the bit 16 that every digit has.
    std::uint64_t values() const { return m_word & (((m_word >> 4) & each(0x01)) * 0x0F); }

    /// 128 for each digit.
    std::uint64_t digits() const { return between('0', '9'); }

    /// 128 for each blank.
    std::uint64_t blanks() const { return between(' ', ' ') | between('\t', '\r'); }

    /// The places of the 128s, as the eight lowest bits.
    static std::uint64_t gathered(std::uint64_t marks) { return ((marks >> 7) * 0x0102'0408'1020'4080) >> 56; }

    static constexpr std::uint64_t each(unsigned char byte) { return byte * std::uint64_t{0x0101'0101'0101'0101}; }

private:
    /// 128 for each byte in first … last, both under 128.
    std::uint64_t between(unsigned char first, unsigned char last) const
    {
        const std::uint64_t low = m_word & each(0x7F);
        const std::uint64_t reaches = low + each(static_cast<unsigned char>(0x80 - first));
        const std::uint64_t exceeds = low + each(static_cast<unsigned char>(0x7F - last));
        return reaches & ~exceeds & ~m_word & each(0x80);
    }

    std::uint64_t m_word = 0;
};

struct Portable {
    static Map classify(const char* block)
    {
        Map map;
        std::uint64_t known = EightBytes::each(0x80);
        for (unsigned word = 0; word < 8; ++word) {
            const EightBytes bytes(block + 8 * word);
            const std::uint64_t digits = bytes.digits();
            map.digits |= EightBytes::gathered(digits) << (8 * word);
            known &= digits | bytes.blanks();
        }
        map.clean = known == EightBytes::each(0x80);
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
    /// Reads the 16 bytes before `end`.
    static Count number(const char* end, std::size_t length)
    {
        const auto lastOf = [](std::uint64_t values, std::size_t bytes) {
            return bytes == 0 ? 0 : values >> (8 * (8 - bytes)) << (8 * (8 - bytes));
        };
        const std::uint64_t last = EightBytes(end - 8).values();
        if (length <= 8)
            return eightDigits(lastOf(last, length));
        const std::uint64_t first = EightBytes(end - 16).values();
        return eightDigits(lastOf(first, length - 8)) * 100'000'000 + eightDigits(last);
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
