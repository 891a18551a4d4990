// The dense method computes nim-sequences of games that split heaps into two, by the definition: it marks the value of every split.
// Its time does not depend on the values, so it is faster than the sparse method if many heaps are rare.
//
// Some consecutive heap sizes form a block, and each of them is a lane. Two threads mark the values of the splits into heaps before
// the block, lane by lane. Then the few splits with a heap of the block itself are added, and the mex of each lane is taken in order.
#pragma once

#include <cstdint>
#include <vector>

#include "core/sequences/plain_method.h"

namespace nimstone::sequence {

class DenseMethod {
public:
    /// The largest number of heaps in a block.
    static constexpr std::size_t mostLanes = 128;

    /// The rules must allow splits into two heaps, but not splits into three, and no moves that take any amount. `known` contains
    /// g(0), g(1), …: at least mostLanes terms, and more than the largest amount of the rules.
    DenseMethod(const HeapRules& rules, std::vector<Term> known);

    std::size_t size() const { return m_terms.size(); }
    Term term(std::size_t heap) const { return m_terms[heap]; }
    void reserve(std::size_t size);

    /// Computes the values of heaps until `size` of them are known. Stops and returns false if the next value is over
    /// largestTerm.
    bool extendTo(std::size_t size);

    /// The number of splits that were tried, divided by 16.
    Count work() const { return m_splits / 16; }

private:
    /// From this number of heaps on, a second thread saves more time than its start takes.
    static constexpr std::size_t sizeForTwoThreads = std::size_t{1} << 14;

    void computeBlocks(std::size_t size);
    void markEarlierSplits(std::size_t lane);
    void finishBlock(std::size_t count);
    std::size_t lastPart(std::size_t rest) const { return m_rules.unequal ? (rest - 1) / 2 : rest / 2; }

    HeapRules m_rules;
    std::vector<Term> m_terms;
    /// The terms in reversed order: the term of heap n is at the index m_reversed.size() − 1 − n. So the indices of both heaps of a
    /// split grow together.
    std::vector<Term> m_reversed;
    std::size_t m_sums = 0;             ///< a power of two; the nim-sums of all terms before the block are below it
    std::vector<std::uint8_t> m_marks;  ///< for each lane, m_sums bytes: 1 for a value that an option has
    std::size_t m_first = 0;            ///< the smallest heap of the block
    Count m_splits = 0;
    bool m_tooLarge = false;
};

}  // namespace nimstone::sequence
