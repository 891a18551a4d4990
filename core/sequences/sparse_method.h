// The sparse method computes nim-sequences of games that split heaps into two. It is exact, and fast over long runs.
//
// For a heap of n, it enumerates all splits of which exactly one heap is rare (see sparse_space.h). This gives the smallest
// value of one parity that no option has. Each smaller value of the other parity still needs an option that has it, called a
// witness. Fast searches look for the witnesses first; if they fail, an exhaustive search decides. 16 heap sizes are computed
// together. The sparse space is chosen again each time the number of terms has doubled.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "core/sequences/gather.h"
#include "core/sequences/sparse_space.h"

namespace nimstone::sequence {

class SparseMethod {
public:
    /// The rules must allow splits into two heaps, but not splits into three, and no moves that take any amount. The plain
    /// method computes the first heaps. `known` contains the terms that an earlier run computed.
    explicit SparseMethod(const HeapRules& rules, std::vector<Term> known = {}, const Gather& gather = *gathers().back());

    std::size_t size() const { return m_size; }
    Term term(std::size_t heap) const;
    void reserve(std::size_t size) { m_codes.reserve(padding + size + lanes); }

    /// Computes the values of heaps until `size` of them are known. Stops and returns false if the next value is over
    /// largestTerm.
    bool extendTo(std::size_t size);

    /// The number of splits that were tried, divided by 16: a split that is tried for 16 heap sizes at once counts as one. The
    /// number measures the work independently of the machine.
    Count work() const { return m_work; }

private:
    /// The number of placeholders before heap 1 in m_codes; `lanes` more placeholders follow the last known heap. They are all
    /// stored as rare, so that the loops need not check whether the other heap of a split exists.
    static constexpr std::size_t padding = 128;

    /// The plain method computes the first `plainSize` heaps, because for them it is as fast as the sparse method.
    static constexpr std::size_t plainSize = 512;

    /// The largest number of 64-bit words in a set of values. A heap that needs more words is computed by the definition.
    static constexpr std::size_t mostWords = 32;

    using Sets = std::array<std::uint64_t, lanes>;

    /// The squeezed values of the options of the heaps first … first + 15, as far as they are known. `enumerated` contains the
    /// values of splits with exactly one rare heap, and of other options of the same parity. `witnessed` contains all other
    /// values.
    struct Block {
        std::size_t first;
        std::size_t words = 0;  ///< the number of words that are ready in the three arrays below
        std::array<Sets, mostWords> enumerated;
        std::array<Sets, mostWords> witnessed;
        std::array<Sets, mostWords> needed;  ///< the values below the smallest value missing in `enumerated`
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

    HeapRules m_rules;
    const Gather* m_gather;
    SparseSpace m_space{1, std::nullopt};
    std::size_t m_size = 0;
    std::vector<std::uint16_t> m_codes;
    /// The codes of heaps 0 … 15, from index `lanes` on. All other entries count as common.
    std::array<std::uint16_t, 3 * lanes> m_near{};
    std::vector<SplitPart> m_rare;     ///< the heaps with rare values, and these values in squeezed form
    std::vector<SplitPart> m_chunk;
    Histogram m_histogram;
    std::size_t m_refitAt = 0;
    std::size_t m_usualWords = 1;
    Count m_work = 0;
    bool m_tooLarge = false;
};

}  // namespace nimstone::sequence
