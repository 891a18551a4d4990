// Checks the steps of a proof one after the other, in the order that the theorem requires. For use in
// core/proofs/verify only.
#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

#include "core/fields.h"
#include "core/proofs/proof.h"

namespace nimstone::proof {

/// True if the subject of the proof has one component, which is a position of one of `games` with `least` to `most`
/// heaps of at most maxCount stones each and without a quota, and if the proof has a move exactly when its theorem
/// needs one.
bool isAbout(const Proof& proof, std::initializer_list<std::string_view> games, std::size_t least, std::size_t most);
/// The same, for any game.
bool isAbout(const Proof& proof, std::size_t least, std::size_t most);

class StepChecker {
public:
    explicit StepChecker(const Proof& proof) : m_proof(proof) {}

    /// Requires that the next step is of the kind `Kind` and that `holds` returns true for this step. After a failure,
    /// later calls check nothing.
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

    /// Requires that the next step equals `wanted`, and that `isTrue` is true. `isTrue` is the result of
    /// checking the fact about numbers on which the theorem relies in this step.
    template <class Kind>
    StepChecker& need(const Kind& wanted, bool isTrue = true)
    {
        return need<Kind>([&wanted, isTrue](const Kind& step) { return isTrue && equalFields(step, wanted); });
    }

    /// True if no step has failed. Then the checks that follow may use the numbers of the steps before.
    bool holdsSoFar() const { return m_holds; }

    /// The next step if it is of the kind `Kind`, otherwise null. For proofs whose later steps depend on the kind of
    /// the next step.
    template <class Kind>
    const Kind* peek() const
    {
        return m_holds && m_next < m_proof.steps.size() ? stepAs<Kind>(m_proof.steps[m_next]) : nullptr;
    }

    /// The result of `verify`: the index of the first step that failed, or, if steps follow the last step that the
    /// theorem requires, the index of the first of them; nullopt if no step is wrong.
    std::optional<std::size_t> end() const
    {
        if (!m_holds || m_next < m_proof.steps.size())
            return m_next;
        return std::nullopt;
    }

private:
    const Proof& m_proof;
    std::size_t m_next = 0;  ///< the index of the next step; after a failure, the index of the step that failed
    bool m_holds = true;
};

}  // namespace nimstone::proof
