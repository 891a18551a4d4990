// Decodes two numbers at a time in vector registers of 16 bytes. For x86-64 processors.
#pragma once

#include <array>
#include <cstddef>

#include <emmintrin.h>

#include "core/count.h"

namespace nimstone::contest {

// Everything in this file has internal linkage, for the reason that stripe_decoder.h gives.
namespace {

/// Decodes numbers with the function `pairs` of the class Machine. `pairs` changes 16 digits into eight numbers of two
/// digits, each with 16 bits. The lower byte of each pair is the tens digit.
template <class Machine>
struct VectorDigits {
    static void twoNumbers(std::array<const char*, 2> ends, std::array<std::size_t, 2> lengths, Count* values)
    {
        const __m128i fours = _mm_packs_epi32(fourFours(ends[0], lengths[0]), fourFours(ends[1], lengths[1]));
        const __m128i eights = _mm_madd_epi16(fours, _mm_set1_epi32(0x0001'2710));  // multiplies the first group of four digits by 10000 and the second group by 1, and adds both
        const __m128i upper = _mm_mul_epu32(eights, _mm_set1_epi32(100'000'000));
        const __m128i both = _mm_add_epi64(upper, _mm_srli_epi64(eights, 32));
        _mm_storeu_si128(reinterpret_cast<__m128i*>(values), both);
    }

private:
    /// Changes the `length` digits before `end` into four numbers of four digits; the most significant number comes
    /// first. Zeros are added in front of the digits so that there are 16.
    static __m128i fourFours(const char* end, std::size_t length)
    {
        // Reading 16 bytes from the index `length` of this array gives a mask whose last `length` bytes are 255 and
        // whose other bytes are 0.
        alignas(16) static constexpr auto masks = [] {
            std::array<unsigned char, 32> bytes{};
            std::fill(bytes.begin() + 16, bytes.end(), static_cast<unsigned char>(0xFF));
            return bytes;
        }();
        const __m128i mask = _mm_loadu_si128(reinterpret_cast<const __m128i*>(masks.data() + length));
        const __m128i text = _mm_loadu_si128(reinterpret_cast<const __m128i*>(end - 16));
        // Changes each digit into its value, and each blank into 0, because the code of a blank is less than the code
        // of '0'.
        const __m128i digits = _mm_and_si128(_mm_subs_epu8(text, _mm_set1_epi8('0')), mask);
        return _mm_madd_epi16(Machine::pairs(digits), _mm_set1_epi32(0x0001'0064));  // multiplies the first pair of digits by 100 and the second pair by 1, and adds both
    }
};

}  // namespace

}  // namespace nimstone::contest
