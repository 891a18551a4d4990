// Computes nim-sequences by the definition: the value of a heap is the mex of the values of all its options. Tests and
// benchmarks compare the faster methods with this method. For games that do not split heaps, this method is the fastest.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/sequences/heap_rules.h"

namespace nimstone::sequence {

/// A stored Grundy value of 2 bytes.
using Term = std::uint16_t;
inline constexpr Count largestTerm = UINT16_MAX;

class PlainMethod {
public:
    explicit PlainMethod(HeapRules rules) : m_rules(std::move(rules)) {}
    PlainMethod(HeapRules rules, std::vector<Term> known) : m_rules(std::move(rules)), m_terms(std::move(known)) {}

    /// The number of heaps whose values are known: heaps 0 … size() − 1.
    std::size_t size() const { return m_terms.size(); }
    Term term(std::size_t heap) const { return m_terms[heap]; }
    void reserve(std::size_t size) { m_terms.reserve(size); }

    /// Computes the values of heaps until `size` of them are known. Stops and returns false if the next value is over
    /// largestTerm.
    bool extendTo(std::size_t size);

    /// Returns the computed terms; the object must not be used afterwards.
    std::vector<Term> release() && { return std::move(m_terms); }

private:
    Count mexOfOptions(std::size_t heap);
    void see(Count value);
    void makeRoomFor(Count term);

    HeapRules m_rules;
    std::vector<Term> m_terms;
    std::vector<std::uint32_t> m_seenFor;  ///< for each value, the last heap that has an option with this value, plus 1
};

}  // namespace nimstone::sequence
