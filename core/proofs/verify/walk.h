// Walks through the steps of a proof in the order that a theorem needs. Inside core/proofs/verify only.
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

#include "core/fields.h"
#include "core/proofs/proof.h"

namespace nimstone::proof {

/// The proof is about one game of that name with so many heaps, none larger than maxCount, and about a move where its
/// theorem speaks of one.
bool isAbout(const Proof& proof, std::initializer_list<std::string_view> games, std::size_t least, std::size_t most);

class Walk {
public:
    explicit Walk(const Proof& proof) : m_proof(proof) {}

    /// The next step has to be of that kind, and `holds` true of it. After the first that fails, nothing is asked.
    template <class Kind, class Holds>
    Walk& need(Holds holds)
    {
        if (!m_holds)
            return *this;
        const Kind* const step = m_next < m_proof.steps.size() ? stepAs<Kind>(m_proof.steps[m_next]) : nullptr;
        m_holds = step && holds(*step);
        if (m_holds)
            ++m_next;
        return *this;
    }

    /// The next step has to be just this one, and what the theorem rests on there has to be true.
    template <class Kind>
    Walk& need(const Kind& wanted, bool isTrue = true)
    {
        return need<Kind>([&wanted, isTrue](const Kind& step) { return isTrue && equalFields(step, wanted); });
    }

    /// Whether all has held so far: what comes next may rely on it.
    bool holdsSoFar() const { return m_holds; }

    /// The next step, if it is of that kind: for proofs that branch.
    template <class Kind>
    const Kind* peek() const
    {
        return m_holds && m_next < m_proof.steps.size() ? stepAs<Kind>(m_proof.steps[m_next]) : nullptr;
    }

    /// What `verify` returns: the place of the first step that does not hold, or of one too many.
    std::optional<std::size_t> end() const
    {
        if (!m_holds || m_next < m_proof.steps.size())
            return m_next;
        return std::nullopt;
    }

private:
    const Proof& m_proof;
    std::size_t m_next = 0;  ///< the step that failed, once one has
    bool m_holds = true;
};

}  // namespace nimstone::proof
