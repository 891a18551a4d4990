// The operations that decode a stripe, in standard C++. The faster implementations for certain processors must give the
// same results.
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

/// The digits in a block of 64 bytes: bit i of `digits` is 1 if byte i is a digit; `clean` is true if all other bytes
/// are blanks.
struct Map {
    std::uint64_t digits = 0;
    bool clean = true;
};

/// Eight bytes in one 64-bit word; the first byte is the lowest byte of the word. The functions compute a result for
/// each byte, in the same place of the result word.
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

    /// The values of the digits, and 0 in the place of each blank. The bit with the value 16 tells digits from blanks:
    /// it is 1 in every digit and 0 in every blank.
    std::uint64_t values() const { return m_word & (((m_word >> 4) & each(0x01)) * 0x0F); }

    /// A word that has 128 in the place of each digit, and 0 in all other places.
    std::uint64_t digits() const { return between('0', '9'); }

    /// A word that has 128 in the place of each blank, and 0 in all other places.
    std::uint64_t blanks() const { return between(' ', ' ') | between('\t', '\r'); }

    /// Collects eight marks into the lowest eight bits, one bit for each byte. Each byte of `marks` is 128 or 0.
    static std::uint64_t gathered(std::uint64_t marks) { return ((marks >> 7) * 0x0102'0408'1020'4080) >> 56; }

    static constexpr std::uint64_t each(unsigned char byte) { return byte * std::uint64_t{0x0101'0101'0101'0101}; }

private:
    /// A word that has 128 in the place of each byte whose value is in first … last, and 0 in all other places. Both
    /// bounds are less than 128.
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

    /// The number that eight digits form. The most significant digit is in the lowest byte. The function first combines
    /// pairs of digits, then groups of four, then all eight.
    static std::uint64_t eightDigits(std::uint64_t digits)
    {
        digits = (digits * 10) + (digits >> 8);
        constexpr std::uint64_t mask = 0x0000'00FF'0000'00FF;
        constexpr std::uint64_t outer = 0x000F'4240'0000'0064;  // multiplies one pair of digits by 1000000 and another pair by 100
        constexpr std::uint64_t inner = 0x0000'2710'0000'0001;  // multiplies one pair of digits by 10000 and another pair by 1
        return (((digits & mask) * outer) + (((digits >> 16) & mask) * inner)) >> 32;
    }

    /// The number in the `length` bytes before `end`, which contain digits and possibly blanks before the digits.
    /// Requires length ≤ 16. The function always reads the 16 bytes before `end`.
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

    /// The number of 1 bits. The code does not use std::popcount, because it calls a library function if the compiler
    /// cannot assume that the processor has the instruction.
    static std::size_t ones(std::uint64_t map)
    {
        map -= (map >> 1) & 0x5555'5555'5555'5555;
        map = (map & 0x3333'3333'3333'3333) + ((map >> 2) & 0x3333'3333'3333'3333);
        map = (map + (map >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
        return (map * 0x0101'0101'0101'0101) >> 56;
    }

    /// A bit map of the bytes before the first byte that is neither a digit nor a blank. The block may have less than
    /// 64 bytes.
    static std::uint64_t beforeTheFirstAlien(std::span<const char> block)
    {
        const auto alien = std::ranges::find_if(block, [](char byte) { return !isDigit(byte) && !isBlank(byte); });
        const auto known = alien - block.begin();
        return known == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << known) - 1;
    }

    /// The number of digits directly before `end`, at most `most`. If there are more than longestFastToken digits, the
    /// result is longestFastToken + 1.
    static std::size_t digitsBefore(const char* end, std::size_t most)
    {
        std::size_t count = 0;
        while (count < most && count <= longestFastToken && isDigit(end[-1 - static_cast<std::ptrdiff_t>(count)]))
            ++count;
        return count;
    }
};

}  // namespace nimstone::contest
