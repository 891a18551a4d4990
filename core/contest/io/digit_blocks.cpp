#include "core/contest/io/digit_blocks.h"

#include "core/contest/io/stripe_decoder.h"

namespace nimstone::contest {

void decodePortably(std::span<const char> text, Stripe& stripe)
{
    decode<Portable>(text, stripe);
}

std::vector<Decode> decoders()
{
    std::vector<Decode> all{decodePortably};
#if defined(__SSE2__)
    all.push_back(decodeWithSse2);
#endif
#if defined(NIMSTONE_HAS_AVX2)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("popcnt"))
        all.push_back(decodeWithAvx2);
#endif
    return all;
}

}  // namespace nimstone::contest
