#include "core/sequences/gather.h"

#include <array>

namespace nimstone::sequence {

namespace {

void collect(const std::uint16_t* terms, std::span<const SplitPart> parts, std::uint32_t flip, std::uint64_t* sets)
{
    for (const SplitPart& part : parts) {
        const std::uint16_t* partners = terms - part.heap;
        const std::uint32_t code = part.code ^ flip;
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const std::uint32_t value = partners[lane] ^ code;
            sets[lane] |= std::uint64_t{value < 64} << (value & 63U);
        }
    }
}

bool occurs(const std::uint16_t* low, const std::uint16_t* high, std::size_t count, std::uint16_t code)
{
    constexpr std::size_t step = 8;
    std::size_t at = 0;
    for (; at + step <= count; at += step) {
        unsigned found = 0;
        for (std::size_t i = 0; i < step; ++i)
            found |= static_cast<unsigned>((low[at + i] ^ high[-static_cast<std::ptrdiff_t>(at + i)]) == code);
        if (found)
            return true;
    }
    for (; at < count; ++at) {
        if ((low[at] ^ high[-static_cast<std::ptrdiff_t>(at)]) == code)
            return true;
    }
    return false;
}

}  // namespace

const Gather portableGather{collect, occurs, "portable"};

std::span<const Gather* const> gathers()
{
    static const std::array all{
        &portableGather,
#if defined(NIMSTONE_HAS_AVX2_GATHER)
        &avx2Gather,
#endif
    };
    std::span<const Gather* const> runnable = all;
#if defined(NIMSTONE_HAS_AVX2_GATHER)
    if (!__builtin_cpu_supports("avx2"))
        runnable = runnable.first(1);
#endif
    return runnable;
}

}  // namespace nimstone::sequence
