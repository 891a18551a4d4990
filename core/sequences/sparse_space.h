// A sparse space: which values are rare, and the code in which the sparse method keeps a term.
//
// Fix a mask and, where all splits of a game take amounts of one parity, whether the parity of the heap counts. The
// class of a heap n is the parity of the 1s of (g(n) & mask), plus n if the heap's parity counts: 0 is rare, 1 is
// common. The value of a split into a + b = n − i has parity class(a) + class(b) + (n − i if that counts), so for a
// given n the splits with exactly one rare part have just the values of one parity, and all others have the other.
// Where rare heaps are few, the first kind is quickly looked through in full. Any mask gives right values; a good one
// gives them fast. Winning Ways, chapter 4, "Sparse spaces and common cosets".
#pragma once

#include <cstdint>
#include <span>

#include "core/sequences/plain_method.h"

namespace nimstone::sequence {

/// Whether `value` has an odd number of 1s.
constexpr unsigned parity(std::uint32_t value)
{
    value ^= value >> 16;
    value ^= value >> 8;
    value ^= value >> 4;
    return (0x6996U >> (value & 15U)) & 1U;
}

/// A term is kept without the lowest bit of the mask, which follows from the others and the parity, and with bit 15
/// set where its heap is rare. ⊕ of two kept terms is then the kept form of the ⊕, with bit 15 set where the classes
/// differ; and among values of one parity, less stays less.
class SparseSpace {
public:
    static constexpr std::uint16_t rare = 0x8000;

    /// `mask` is not 0.
    SparseSpace(std::uint32_t mask, bool heapParityCounts);

    /// Of a heap and its value.
    std::uint16_t encode(std::size_t heap, std::uint32_t value) const
    {
        const unsigned common = parity(value & m_mask) ^ shift(heap);
        return static_cast<std::uint16_t>(squeeze(value) | (common ? 0U : rare));
    }
    std::uint32_t decode(std::size_t heap, std::uint16_t code) const
    {
        return value(code & 0x7FFFU, (code & rare ? 0U : 1U) ^ shift(heap));
    }

    /// `value` without the lowest bit of the mask.
    std::uint32_t squeeze(std::uint32_t value) const
    {
        return ((value >> 1) & ~m_below) | (value & m_below);
    }

    /// The value of that parity which squeezes to `squeezed`.
    std::uint32_t value(std::uint32_t squeezed, unsigned ofParity) const
    {
        const std::uint32_t spread = ((squeezed & ~m_below) << 1) | (squeezed & m_below);
        return spread | ((parity(spread & m_mask) ^ ofParity) << m_bit);
    }

    unsigned parityOf(std::uint32_t value) const { return parity(value & m_mask); }

    /// How many values of that parity are less than `value`, which is of the other.
    std::uint32_t countBelow(std::uint32_t value) const
    {
        const std::uint32_t squeezed = squeeze(value);
        return (value >> m_bit) & 1U ? (squeezed | m_below) + 1 : squeezed & ~m_below;
    }

    /// What `size` − i adds to parities, for splits that take amounts i of that one parity.
    unsigned shift(std::size_t size) const { return m_counts & static_cast<unsigned>(size & 1U); }

private:
    std::uint32_t m_mask;
    unsigned m_counts;      ///< 1 if the parity of the heap counts
    unsigned m_bit;         ///< the place of the lowest 1 of the mask
    std::uint32_t m_below;  ///< the bits below that
};

/// Heaps by value: how many of even size, of odd size.
struct Histogram {
    std::vector<std::int32_t> even;
    std::vector<std::int32_t> odd;
};

/// The space with the fewest rare heaps, by a Walsh–Hadamard transform of how often each value occurs.
SparseSpace bestSpace(const Histogram& histogram, bool heapParityMayCount);

}  // namespace nimstone::sequence
