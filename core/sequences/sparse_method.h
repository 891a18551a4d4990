// The sparse method: computes nim-sequences of games that split heaps in two, exactly and fast over long runs.
//
// For a heap of n, it enumerates all splits with exactly one rare part (see sparse_space.h). This gives the smallest value of
// one parity that no option has. The smaller values of the other parity each still need an option, called a witness. Any search
// may find the witnesses; if all searches fail, an exhaustive one decides. 16 heap sizes are computed together. The sparse
// space is fitted again each time the number of terms has doubled.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/sequences/gather.h"
#include "core/sequences/sparse_space.h"

namespace nimstone::sequence {

class SparseMethod {
public:
    /// For rules with splits in two, without splits in three, and without taking any amount. The plain method computes the
    /// first heaps. `known` are the terms that an earlier run computed.
    explicit SparseMethod(const HeapRules& rules, std::vector<Term> known = {}, const Gather& gather = *gathers().back());

    std::size_t size() const { return m_size; }
    Term term(std::size_t heap) const;
    void reserve(std::size_t size) { m_codes.reserve(padding + size + lanes); }

    /// Computes until `size` heaps are known. Stops and returns false if the next value is over largestTerm.
    bool extendTo(std::size_t size);

    /// The number of parts of splits that were tried, for 16 heap sizes at once. It measures the work independently of the
    /// machine.
    Count work() const { return m_work; }

private:
    /// The number of placeholders before heap 1; `lanes` more follow the last known heap. All are stored as rare, so a split
    /// with one rare part need not check whether its other part exists.
    static constexpr std::size_t padding = 128;

    /// The number of first heaps, for which the plain method is as fast.
    static constexpr std::size_t plainSize = 512;

    /// The largest number of words of 64 values in a set. A heap that needs more is computed by the definition.
    static constexpr std::size_t mostWords = 32;

    using Sets = std::array<std::uint64_t, lanes>;

    /// The squeezed values of the options of the heaps first … first + 15, as far as they are known. `enumerated` has those of
    /// splits with exactly one rare part and other options of the same parity; `witnessed` has all others.
    struct Block {
        std::size_t first;
        std::size_t words = 0;  ///< number of words that are ready in the three arrays below
        std::array<Sets, mostWords> enumerated;
        std::array<Sets, mostWords> witnessed;
        std::array<Sets, mostWords> needed;  ///< values below the smallest one missing in `enumerated`
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
    bool m_oneParity = false;     ///< true if all splits take amounts of one parity
    std::size_t m_splitParity = 0;  ///< that parity: 0 or 1
    SparseSpace m_space{1, false};
    std::size_t m_size = 0;
    std::vector<std::uint16_t> m_codes;
    std::array<std::uint16_t, 3 * lanes> m_near{};  ///< heaps 0 … 15 from index `lanes` on; other entries are as if common
    std::vector<SplitPart> m_rare;     ///< the heaps with rare values, and these values in squeezed form
    std::vector<SplitPart> m_chunk;
    Histogram m_histogram;
    std::size_t m_refitAt = 0;
    std::size_t m_usualWords = 1;
    Count m_work = 0;
    bool m_tooLarge = false;
};

}  // namespace nimstone::sequence
