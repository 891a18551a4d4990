// Checks the steps of a proof in the order that a theorem needs. For core/proofs/verify only.
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

#include "core/fields.h"
#include "core/proofs/proof.h"

namespace nimstone::proof {

/// True if the proof is about a single part of one of `games`, with `least` to `most` heaps of at most maxCount stones
/// and without a quota, and has a move exactly if its theorem needs one.
bool isAbout(const Proof& proof, std::initializer_list<std::string_view> games, std::size_t least, std::size_t most);

class StepChecker {
public:
    explicit StepChecker(const Proof& proof) : m_proof(proof) {}

    /// Requires that the next step is of that kind and that `holds` returns true for it. After a failure, later calls
    /// check nothing.
    template <class Kind, class Holds>
    StepChecker& need(Holds holds)
    {
        if (!m_holds)
            return *this;
        const Kind* const step = m_next < m_proof.steps.size() ? stepAs<Kind>(m_proof.steps[m_next]) : nullptr;
        m_holds = step && holds(*step);
        if (m_holds)
            ++m_next;
        return *this;
    }

    /// Requires that the next step equals `wanted`, and that `isTrue`, the fact on which the theorem relies there, is
    /// true.
    template <class Kind>
    StepChecker& need(const Kind& wanted, bool isTrue = true)
    {
        return need<Kind>([&wanted, isTrue](const Kind& step) { return isTrue && equalFields(step, wanted); });
    }

    /// True if no step has failed, so the next check may rely on the steps before it.
    bool holdsSoFar() const { return m_holds; }

    /// The next step if it is of that kind, otherwise null. For proofs that branch.
    template <class Kind>
    const Kind* peek() const
    {
        return m_holds && m_next < m_proof.steps.size() ? stepAs<Kind>(m_proof.steps[m_next]) : nullptr;
    }

    /// The result of `verify`: the index of the first step that failed, or of the first superfluous step; nullopt if
    /// there is none.
    std::optional<std::size_t> end() const
    {
        if (!m_holds || m_next < m_proof.steps.size())
            return m_next;
        return std::nullopt;
    }

private:
    const Proof& m_proof;
    std::size_t m_next = 0;  ///< the index of the next step; after a failure, of the step that failed
    bool m_holds = true;
};

}  // namespace nimstone::proof
