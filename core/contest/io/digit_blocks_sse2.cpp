// Decodes stripes with SSE2 instructions, which every x86-64 processor has.
#include "core/contest/io/digit_blocks.h"

#if defined(__SSE2__)

#include "core/contest/io/stripe_decoder.h"
#include "core/contest/io/vector_digits.h"

namespace nimstone::contest {

namespace {

struct Sse2 : VectorDigits<Sse2> {
    static Map classify(const char* block)
    {
        Map map;
        __m128i known = _mm_set1_epi8(-1);
#pragma GCC unroll 4
        for (unsigned quarter = 0; quarter < 4; ++quarter) {
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block + 16 * quarter));
            const __m128i digits = upTo(_mm_sub_epi8(bytes, _mm_set1_epi8('0')), 9);
            const __m128i controls = upTo(_mm_sub_epi8(bytes, _mm_set1_epi8('\t')), '\r' - '\t');
            const __m128i blanks = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(' ')), controls);
            map.digits |= bits(digits) << (16 * quarter);
            known = _mm_and_si128(known, _mm_or_si128(digits, blanks));
        }
        map.clean = bits(known) == 0xFFFF;
        return map;
    }

    static std::size_t ones(std::uint64_t map) { return Portable::ones(map); }

    static __m128i pairs(__m128i digits)
    {
        // If t is the tens digit and o is the ones digit of a number, then (t + 256 o) · 2561 = t + 256 (10 t + o)
        // modulo 2^16. A shift by 8 bits leaves 10 t + o.
        return _mm_srli_epi16(_mm_mullo_epi16(digits, _mm_set1_epi16(2561)), 8);
    }

private:
    /// Sets each byte to 255 if its unsigned value is at most `most`, otherwise to 0.
    static __m128i upTo(__m128i bytes, char most)
    {
        return _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(most)), bytes);
    }

    static std::uint64_t bits(__m128i bytes) { return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes)); }
};

}  // namespace

void decodeWithSse2(std::span<const char> text, Stripe& stripe)
{
    decode<Sse2>(text, stripe);
}

}  // namespace nimstone::contest

#endif
