// Nim-sequences by the definition: the value of a heap is the mex of the values of its options, all of them looked
// at. It is the oracle behind the faster methods, and what they are measured against; of games that break no heap it
// is the fastest itself.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/sequences/sequence_game.h"

namespace nimstone::sequence {

/// Grundy values as they are kept: 2 bytes each.
using Term = std::uint16_t;
inline constexpr Count largestTerm = UINT16_MAX;

class PlainMethod {
public:
    explicit PlainMethod(HeapRules rules) : m_rules(std::move(rules)) {}
    PlainMethod(HeapRules rules, std::vector<Term> known) : m_rules(std::move(rules)), m_terms(std::move(known)) {}

    /// Heaps of 0 … size() − 1 are known.
    std::size_t size() const { return m_terms.size(); }
    Term term(std::size_t heap) const { return m_terms[heap]; }
    void reserve(std::size_t size) { m_terms.reserve(size); }

    /// Goes on until `size` heaps are known. False where the next value is over largestTerm: then it stops there.
    bool extendTo(std::size_t size);

    /// What was found, given away.
    std::vector<Term> release() && { return std::move(m_terms); }

private:
    Count mexOfOptions(std::size_t heap);
    void see(Count value);

    HeapRules m_rules;
    std::vector<Term> m_terms;
    std::vector<std::uint32_t> m_seenFor;  ///< by value: the last heap, plus 1, with such an option
};

}  // namespace nimstone::sequence
