// The innermost loops of the sparse method, and which instructions they are compiled for.
//
// Values are at most 15 bits; bit 15 marks a class of heaps (see sparse_space.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace nimstone::sequence {

/// So many heap sizes in a row are worked on at once.
inline constexpr std::size_t lanes = 16;

/// One part of a split: where it stands, and what its term is combined with.
struct SplitPart {
    std::uint32_t heap;
    std::uint32_t code;
};

/// The loops, for one kind of machine.
struct Gather {
    /// For each lane j and each part: the value terms[j − part.heap] ⊕ part.code ⊕ flip joins the set sets[j], as bit
    /// `value`, where it is under 64.
    void (*collect)(const std::uint16_t* terms, std::span<const SplitPart> parts, std::uint32_t flip, std::uint64_t* sets);

    /// Whether some i < count has low[i] ⊕ high[−i] = code.
    bool (*occurs)(const std::uint16_t* low, const std::uint16_t* high, std::size_t count, std::uint16_t code);

    const char* name;
};

/// In standard C++.
extern const Gather portableGather;

// A function is compiled for other instructions than its program by a pragma of GCC.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#define NIMSTONE_HAS_AVX2_GATHER
extern const Gather avx2Gather;
#endif

/// What this machine can run, the fastest last. They all do the same.
std::span<const Gather* const> gathers();

}  // namespace nimstone::sequence
