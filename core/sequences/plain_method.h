// Computes nim-sequences by the definition: the value of a heap is the mex of the values of all its options. The faster methods
// are tested and measured against it. For games that do not split heaps it is the fastest method itself.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/sequences/sequence_game.h"

namespace nimstone::sequence {

/// A stored Grundy value of 2 bytes.
using Term = std::uint16_t;
inline constexpr Count largestTerm = UINT16_MAX;

class PlainMethod {
public:
    explicit PlainMethod(HeapRules rules) : m_rules(std::move(rules)) {}
    PlainMethod(HeapRules rules, std::vector<Term> known) : m_rules(std::move(rules)), m_terms(std::move(known)) {}

    /// The heaps 0 … size() − 1 are known.
    std::size_t size() const { return m_terms.size(); }
    Term term(std::size_t heap) const { return m_terms[heap]; }
    void reserve(std::size_t size) { m_terms.reserve(size); }

    /// Computes until `size` heaps are known. Stops and returns false if the next value is over largestTerm.
    bool extendTo(std::size_t size);

    /// Moves the computed terms out.
    std::vector<Term> release() && { return std::move(m_terms); }

private:
    Count mexOfOptions(std::size_t heap);
    void see(Count value);

    HeapRules m_rules;
    std::vector<Term> m_terms;
    std::vector<std::uint32_t> m_seenFor;  ///< for each value, the last heap with such an option, plus 1
};

}  // namespace nimstone::sequence
