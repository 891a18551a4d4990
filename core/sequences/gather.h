// The inner loops of the sparse method, and the instruction sets for which they are compiled.
//
// `terms`, `low` and `high` point to codes (see sparse_space.h): bit 15 of a code is set if the heap is rare, and the lower 15
// bits are the value in squeezed form.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace nimstone::sequence {

/// The number of consecutive heap sizes that are computed together.
inline constexpr std::size_t lanes = 16;

/// One heap of a split: its size, and the code that is XORed with the code of the other heap of the split.
struct SplitPart {
    std::uint32_t heap;
    std::uint32_t code;
};

/// The inner loops, compiled for one instruction set.
struct Gather {
    /// For each lane j and each `part` in `parts`, computes the value terms[j − part.heap] ⊕ part.code ⊕ flip, and adds it to
    /// the bit set sets[j] if it is below 64.
    void (*collect)(const std::uint16_t* terms, std::span<const SplitPart> parts, std::uint32_t flip, std::uint64_t* sets);

    /// True if low[i] ⊕ high[−i] = code for some i < count.
    bool (*occurs)(const std::uint16_t* low, const std::uint16_t* high, std::size_t count, std::uint16_t code);

    const char* name;
};

/// The inner loops in standard C++.
extern const Gather portableGather;

// A pragma of GCC allows AVX2 in gather_avx2.cpp only, because the rest of the program must run on every x86-64 processor.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define NIMSTONE_HAS_AVX2_GATHER
extern const Gather avx2Gather;
#endif

/// Returns the loops that this machine can run, the fastest last. All of them give the same results.
std::span<const Gather* const> gathers();

}  // namespace nimstone::sequence
