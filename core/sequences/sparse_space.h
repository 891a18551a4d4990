// A sparse space determines which values are rare, and the code in which the sparse method stores a term.
//
// A sparse space consists of a mask and perhaps a split parity. The parity of a value v is the parity of the number of 1s of
// (v & mask). The class of a heap of n stones is the parity of its value g(n). If all splits of the game take amounts of the same
// parity i, the space may have this split parity; then n + i is added to the class. Class 0 is rare, class 1 is common. If a move
// takes i stones and splits the other n − i into heaps a and b, the resulting value has the parity class(a) + class(b); with a
// split parity, n + i is added. So for a given n, the splits with exactly one rare heap have values of one parity only, and all
// other splits have values of the other parity. If most heaps are common, these are the values that g(n) cannot have, so that g(n)
// is common, too. If rare heaps are few, the splits with one rare heap can be enumerated quickly. Every mask gives correct values;
// a good mask gives them fast. See Winning Ways, chapter 4, "Sparse spaces and common cosets".
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/sequences/plain_method.h"

namespace nimstone::sequence {

/// Returns the parity of the amounts that splits take if it is the same for all of them.
std::optional<unsigned> splitParity(const HeapRules& rules);

/// Returns 1 if `value` has an odd number of 1s, else 0.
constexpr unsigned parity(std::uint32_t value)
{
    value ^= value >> 16;
    value ^= value >> 8;
    value ^= value >> 4;
    return (0x6996U >> (value & 15U)) & 1U;
}

/// Encodes terms. A code omits the lowest bit of the mask, which follows from the other bits and the parity. Bit 15 of the code
/// is set if the heap is rare. The XOR of two codes is the code of the XOR of the values; its bit 15 is set if the classes
/// differ. Among values of the same parity, the codes have the same order as the values.
class SparseSpace {
public:
    static constexpr std::uint16_t rare = 0x8000;

    /// Requires that `mask` is not 0. If there is a `splitParity`, the parity of a heap's size is part of its class.
    SparseSpace(std::uint32_t mask, std::optional<unsigned> splitParity);

    /// Returns the code of a heap with this value.
    std::uint16_t encode(std::size_t heap, std::uint32_t value) const
    {
        const unsigned common = parity(value & m_mask) ^ shift(heap);
        return static_cast<std::uint16_t>(squeeze(value) | (common ? 0U : rare));
    }
    std::uint32_t decode(std::size_t heap, std::uint16_t code) const
    {
        return value(code & 0x7FFFU, (code & rare ? 0U : 1U) ^ shift(heap));
    }

    /// Returns `value` without the lowest bit of the mask.
    std::uint32_t squeeze(std::uint32_t value) const
    {
        return ((value >> 1) & ~m_below) | (value & m_below);
    }

    /// Returns the value that has the parity `ofParity` and the squeezed form `squeezed`.
    std::uint32_t value(std::uint32_t squeezed, unsigned ofParity) const
    {
        const std::uint32_t spread = ((squeezed & ~m_below) << 1) | (squeezed & m_below);
        return spread | ((parity(spread & m_mask) ^ ofParity) << m_bit);
    }

    unsigned parityOf(std::uint32_t value) const { return parity(value & m_mask); }

    /// Returns the number of values below `value` whose parity differs from the parity of `value`.
    std::uint32_t countBelow(std::uint32_t value) const
    {
        const std::uint32_t squeezed = squeeze(value);
        return (value >> m_bit) & 1U ? (squeezed | m_below) + 1 : squeezed & ~m_below;
    }

    /// Returns what a heap of `size` stones adds to its class, which is also what its splits add to the parity of their values:
    /// 0 or 1.
    unsigned shift(std::size_t size) const { return m_counts & (static_cast<unsigned>(size) + m_splitParity); }

private:
    std::uint32_t m_mask;
    unsigned m_counts;      ///< 1 if the parity of a heap's size is part of its class, else 0
    unsigned m_splitParity;  ///< the split parity; 0 if there is none
    unsigned m_bit;         ///< the index of the lowest 1 of the mask
    std::uint32_t m_below;  ///< the bits below m_bit
};

/// The number of heaps with each value, separately for heaps of even size and of odd size; the index is the value.
struct Histogram {
    std::vector<std::int32_t> even;
    std::vector<std::int32_t> odd;
};

/// Returns the space with the fewest rare heaps, by a Walsh–Hadamard transform of `histogram`. The space has `splitParity` or
/// none.
SparseSpace bestSpace(const Histogram& histogram, std::optional<unsigned> splitParity);

}  // namespace nimstone::sequence
