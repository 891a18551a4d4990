// Computes nim-sequences of games that split heaps into two, with the faster of two methods. The sparse method computes the first
// heaps. Each time the number of terms has doubled, it computes a few heaps on trial; if they take much more work than the dense
// method would need, the dense method computes the rest.
#pragma once

#include <variant>

#include "core/sequences/dense_method.h"
#include "core/sequences/sparse_method.h"

namespace nimstone::sequence {

class SplittingMethod {
public:
    /// The rules must be as SparseMethod requires. `known` contains the terms that an earlier run computed.
    explicit SplittingMethod(const HeapRules& rules, std::vector<Term> known = {});

    std::size_t size() const;
    Term term(std::size_t heap) const;
    void reserve(std::size_t size);

    /// Computes the values of heaps until `size` of them are known. Stops and returns false if the next value is over
    /// largestTerm.
    bool extendTo(std::size_t size);

    /// The work of both methods, in the unit of SparseMethod::work().
    Count work() const;

    /// True if the dense method computes the next heaps.
    bool isDense() const { return std::holds_alternative<DenseMethod>(m_method); }

private:
    template <class Method>
    void changeTo();
    void beginTrial();
    void endTrial();

    HeapRules m_rules;
    std::variant<SparseMethod, DenseMethod> m_method;
    Count m_earlierWork = 0;   ///< the work of the methods that were used before m_method
    Count m_workBefore = 0;    ///< the work at the beginning of the trial
    std::size_t m_trialAt = 0; ///< the number of heaps at which the next trial begins, or at which the current trial began
    bool m_isTrial = false;
};

}  // namespace nimstone::sequence
