// Decodes stripes (pieces of text of at most 4096 bytes) with the AVX2, BMI, and POPCNT instructions, which many x86-64
// processors have had since 2013.
#include "core/contest/io/digit_blocks.h"

#if defined(NIMSTONE_HAS_AVX2)

// The pragma below makes the compiler use these instructions. It must not do so for the headers of the standard
// library, so these headers are included before the pragma.
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include <immintrin.h>

#include "core/contest/io/portable_digits.h"

#pragma GCC push_options
#pragma GCC target("avx2,bmi,popcnt")

#include "core/contest/io/stripe_decoder.h"
#include "core/contest/io/vector_digits.h"

namespace nimstone::contest {

namespace {

struct Avx2 : VectorDigits<Avx2> {
    static Map classify(const char* block)
    {
        const __m256i low = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(block));
        const __m256i high = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(block + 32));
        const __m256i lowDigits = digitsOf(low);
        const __m256i highDigits = digitsOf(high);
        const __m256i known = _mm256_and_si256(_mm256_or_si256(lowDigits, blanksOf(low)),
                                               _mm256_or_si256(highDigits, blanksOf(high)));
        return {bits(lowDigits) | bits(highDigits) << 32, bits(known) == 0xFFFF'FFFF};
    }

    static std::size_t ones(std::uint64_t map) { return static_cast<std::size_t>(std::popcount(map)); }

    static __m128i pairs(__m128i digits) { return _mm_maddubs_epi16(digits, _mm_set1_epi16(0x010A)); }  // multiplies the first digit of each pair by 10 and the second digit by 1, and adds both

private:
    static __m256i digitsOf(__m256i bytes) { return upTo(_mm256_sub_epi8(bytes, _mm256_set1_epi8('0')), 9); }

    static __m256i blanksOf(__m256i bytes)
    {
        const __m256i controls = upTo(_mm256_sub_epi8(bytes, _mm256_set1_epi8('\t')), '\r' - '\t');
        return _mm256_or_si256(_mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(' ')), controls);
    }

    /// Sets each byte to 255 if its unsigned value is at most `most`, otherwise to 0.
    static __m256i upTo(__m256i bytes, char most)
    {
        return _mm256_cmpeq_epi8(_mm256_min_epu8(bytes, _mm256_set1_epi8(most)), bytes);
    }

    static std::uint64_t bits(__m256i bytes) { return static_cast<std::uint32_t>(_mm256_movemask_epi8(bytes)); }
};

}  // namespace

void decodeWithAvx2(std::span<const char> text, Stripe& stripe)
{
    decode<Avx2>(text, stripe);
}

}  // namespace nimstone::contest

#pragma GCC pop_options

#endif
