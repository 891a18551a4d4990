// Nim-sequences of games that break heaps in two, fast over long runs, and exact: the sparse method.
//
// For a heap of n the splits with exactly one rare part (sparse_space.h) are looked through in full, which finds the
// least value of their kind that is no option's. Only the values of the other kind below that still need an option
// each, a witness; any search may find them, and where all fails, an exhaustive one decides. 16 heap sizes are worked
// on at once. The space is fitted anew each time the length has doubled.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/sequences/gather.h"
#include "core/sequences/sparse_space.h"

namespace nimstone::sequence {

class SparseMethod {
public:
    /// For rules that split and do not triple, nor take any amount. The first heaps are left to the plain method.
    /// `known` is what an earlier run found.
    explicit SparseMethod(const HeapRules& rules, std::vector<Term> known = {}, const Gather& gather = *gathers().back());

    std::size_t size() const { return m_size; }
    Term term(std::size_t heap) const;
    void reserve(std::size_t size) { m_codes.reserve(padding + size + lanes); }

    /// Goes on until `size` heaps are known. False where the next value is over largestTerm: then it stops there.
    bool extendTo(std::size_t size);

    /// How many parts of splits were looked at, 16 heap sizes at once: a measure of the work, the same on all machines.
    Count work() const { return m_work; }

private:
    /// So many heaps that are none stand before heap 1, and `lanes` after the last that is known, all of them as if
    /// they were rare: so it need not be asked of a split with one rare part whether its other part is there.
    static constexpr std::size_t padding = 128;

    /// The first heaps, where the plain method is as fast.
    static constexpr std::size_t plainSize = 512;

    /// So many words of 64 values a set may have; a heap that needs more is left to the definition.
    static constexpr std::size_t mostWords = 32;

    using Sets = std::array<std::uint64_t, lanes>;

    /// What the options of the heaps first … first + 15 are, squeezed, as far as they are known. `enumerated`: by
    /// splits with exactly one rare part, or of that parity; `witnessed`: all others.
    struct Block {
        std::size_t first;
        std::size_t words = 0;  ///< ready in all three
        std::array<Sets, mostWords> enumerated;
        std::array<Sets, mostWords> witnessed;
        std::array<Sets, mostWords> needed;  ///< values below the least that `enumerated` misses
    };

    void fit();
    void append(Term value);
    const std::uint16_t* codeOf(std::size_t heap) const { return m_codes.data() + padding + heap; }

    void computeBlock(std::size_t size);
    void openWord(Block& block);
    void seeTaken(Block& block, std::size_t lane, Count amount) const;
    void see(Block& block, std::size_t lane, std::uint32_t squeezed, bool isEnumerated) const;
    void pairWithNear(Block& block, std::size_t heap) const;
    void findNeeds(Block& block) const;
    static std::uint64_t missing(const Block& block);
    static std::size_t missingCount(const Block& block);
    void findWitnesses(Block& block);
    void witnessByParts(Block& block, std::span<const SplitPart> parts, Count amount);
    void witnessRareByRare(Block& block);
    Count valueOf(Block& block, std::size_t lane);
    bool searchWitness(std::size_t heap, std::uint32_t squeezed);
    Count valueByDefinition(std::size_t heap) const;
    unsigned shiftAt(std::size_t heap) const { return m_space.shift(heap + m_splitParity); }

    HeapRules m_rules;
    const Gather* m_gather;
    bool m_oneParity = false;     ///< all splits take amounts of one parity,
    std::size_t m_splitParity = 0;  ///< which is this
    SparseSpace m_space{1, false};
    std::size_t m_size = 0;
    std::vector<std::uint16_t> m_codes;
    std::array<std::uint16_t, 3 * lanes> m_near{};  ///< from `lanes` on heaps 0 … 15, the rest as if they were common
    std::vector<SplitPart> m_rare;     ///< rare heaps, with their squeezed values
    std::vector<SplitPart> m_chunk;
    Histogram m_histogram;
    std::size_t m_refitAt = 0;
    std::size_t m_usualWords = 1;
    Count m_work = 0;
    bool m_tooLarge = false;
};

}  // namespace nimstone::sequence
