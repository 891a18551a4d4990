// The inner loops of the sparse method with AVX2, the vector instructions of x86-64 processors since 2013.
#include "core/sequences/gather.h"

#if defined(NIMSTONE_HAS_AVX2_GATHER)

#include <immintrin.h>

#pragma GCC push_options
#pragma GCC target("avx2")

namespace nimstone::sequence {

namespace {

/// Computes 1 << (partners[i] ⊕ code) for i = 0 … 3; a result is 0 if partners[i] ⊕ code is over 63.
inline __m256i fourBits(const std::uint16_t* partners, __m256i code)
{
    const __m256i four = _mm256_cvtepu16_epi64(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(partners)));
    return _mm256_sllv_epi64(_mm256_set1_epi64x(1), _mm256_xor_si256(four, code));
}

void collect(const std::uint16_t* terms, std::span<const SplitPart> parts, std::uint32_t flip, std::uint64_t* sets)
{
    static_assert(lanes == 16);
    auto* quarters = reinterpret_cast<__m256i*>(sets);
    __m256i first = _mm256_loadu_si256(quarters);
    __m256i second = _mm256_loadu_si256(quarters + 1);
    __m256i third = _mm256_loadu_si256(quarters + 2);
    __m256i fourth = _mm256_loadu_si256(quarters + 3);
    for (const SplitPart& part : parts) {
        const std::uint16_t* partners = terms - part.heap;
        const __m256i code = _mm256_set1_epi64x(static_cast<long long>(part.code ^ flip));
        first = _mm256_or_si256(first, fourBits(partners, code));
        second = _mm256_or_si256(second, fourBits(partners + 4, code));
        third = _mm256_or_si256(third, fourBits(partners + 8, code));
        fourth = _mm256_or_si256(fourth, fourBits(partners + 12, code));
    }
    _mm256_storeu_si256(quarters, first);
    _mm256_storeu_si256(quarters + 1, second);
    _mm256_storeu_si256(quarters + 2, third);
    _mm256_storeu_si256(quarters + 3, fourth);
}

/// Returns the 16 terms last[0], last[−1], …, last[−15] in this order.
inline __m256i backwards(const std::uint16_t* last)
{
    const __m256i terms = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(last - 15));
    const __m256i order = _mm256_broadcastsi128_si256(
        _mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
    return _mm256_permute4x64_epi64(_mm256_shuffle_epi8(terms, order), 0x4E);
}

bool occurs(const std::uint16_t* low, const std::uint16_t* high, std::size_t count, std::uint16_t code)
{
    const __m256i wanted = _mm256_set1_epi16(static_cast<short>(code));
    std::size_t at = 0;
    for (; at + 32 <= count; at += 32) {
        const auto sum = [&](std::size_t i) {
            const __m256i front = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(low + i));
            return _mm256_xor_si256(front, backwards(high - static_cast<std::ptrdiff_t>(i)));
        };
        const __m256i found = _mm256_or_si256(_mm256_cmpeq_epi16(sum(at), wanted),
                                              _mm256_cmpeq_epi16(sum(at + 16), wanted));
        if (!_mm256_testz_si256(found, found))
            return true;
    }
    return portableGather.occurs(low + at, high - static_cast<std::ptrdiff_t>(at), count - at, code);
}

}  // namespace

const Gather avx2Gather{collect, occurs, "AVX2"};

}  // namespace nimstone::sequence

#pragma GCC pop_options

#endif
