// Decodes two numbers at a time in vector registers of 16 bytes, for x86-64 processors.
#pragma once

#include <array>
#include <cstddef>

#include <emmintrin.h>

#include "core/count.h"

namespace nimstone::contest {

// Internal linkage on purpose, for the reason given in stripe_decoder.h.
namespace {

/// A Machine has `pairs`, which turns 16 digits into eight numbers of two digits, 16 bits each. The lower byte of a pair
/// holds its tens digit.
template <class Machine>
struct VectorDigits {
    static void twoNumbers(std::array<const char*, 2> ends, std::array<std::size_t, 2> lengths, Count* values)
    {
        const __m128i fours = _mm_packs_epi32(fourFours(ends[0], lengths[0]), fourFours(ends[1], lengths[1]));
        const __m128i eights = _mm_madd_epi16(fours, _mm_set1_epi32(0x0001'2710));  // multiplies one group of digits by 10000 and the next by 1
        const __m128i upper = _mm_mul_epu32(eights, _mm_set1_epi32(100'000'000));
        const __m128i both = _mm_add_epi64(upper, _mm_srli_epi64(eights, 32));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(values), both);
    }

private:
    /// Turns the `length` digits before `end`, padded with zeros in front to 16 digits, into four numbers of four digits,
    /// the most significant first.
    static __m128i fourFours(const char* end, std::size_t length)
    {
        // A load of 16 bytes from index `length` gives a mask: 255 for the last `length` bytes and 0 for those before.
        alignas(16) static constexpr auto masks = [] {
            std::array<unsigned char, 32> bytes{};
            std::fill(bytes.begin() + 16, bytes.end(), static_cast<unsigned char>(0xFF));
            return bytes;
        }();
        const __m128i mask = _mm_loadu_si128(reinterpret_cast<const __m128i*>(masks.data() + length));
        const __m128i text = _mm_loadu_si128(reinterpret_cast<const __m128i*>(end - 16));
        // Turns a digit into its value, and a blank, which is less than '0', into 0.
        const __m128i digits = _mm_and_si128(_mm_subs_epu8(text, _mm_set1_epi8('0')), mask);
        return _mm_madd_epi16(Machine::pairs(digits), _mm_set1_epi32(0x0001'0064));  // multiplies one pair of digits by 100 and the next by 1
    }
};

}  // namespace

}  // namespace nimstone::contest
