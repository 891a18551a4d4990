// Checks the proofs about misère Nim. It counts the heaps of each size, computes nim-sums column by column, and derives
// the outcome from the legal moves.
#include "core/proofs/verifiers.h"

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

std::size_t countOver(const std::vector<Count>& heaps, Count size)
{
    std::size_t found = 0;
    for (const Count heap : heaps)
        found += heap > size ? 1 : 0;
    return found;
}

class Misere {
public:
    explicit Misere(const Proof& proof)
        : m_proof(proof), m_facts(proof.position()), m_large(countOver(m_facts.heaps, 1)),
          m_ones(countOver(m_facts.heaps, 0) - m_large)
    {
    }

    std::optional<std::size_t> theorem() const
    {
        StepChecker walk(m_proof);
        walk.need(shape());
        if (m_large != 0)
            walk.need(nimSum());
        needBranch(walk);
        return walk.need(MisereConclusion{m_large, m_ones, m_facts.sum, outcome()}).end();
    }

    std::optional<std::size_t> flaw() const
    {
        const Outcome claimed = m_facts.outcome();
        StepChecker walk(m_proof);
        walk.need(nimSum()).need(MisereSumClaim{m_facts.sum, claimed}).need(shape());
        needBranch(walk);
        return walk.need(MisereSumVerdict{claimed, outcome(), claimed != outcome()}).end();
    }

private:
    /// The outcome of the position. If all heaps have at most one stone, no player can change the number of moves. If
    /// exactly one heap is larger, the player to move can choose whether the number of moves is odd or even, so the
    /// position is won. If more heaps are larger, the nim-sum decides.
    Outcome outcome() const
    {
        const bool isLost = m_large == 0 ? m_ones % 2 == 1 : m_large > 1 && m_facts.sum == 0;
        return isLost ? Outcome::P : Outcome::N;
    }

    MisereShape shape() const { return {m_facts.heaps, m_large, m_ones}; }
    NimSum nimSum() const { return {m_facts.heaps, m_facts.sum}; }

    void needBranch(StepChecker& walk) const
    {
        if (m_large == 0)
            walk.need(MisereForced{m_ones});
        else if (m_large == 1)
            walk.need<MisereSwitch>([&](const MisereSwitch& step) { return holdsSwitch(step); });
        else if (const auto change = m_facts.balancingChange())
            walk.need(MisereBalance{m_facts.sum, change->move, change->after, change->sumAfter, countOver(change->after, 1)},
                      change->sumAfter == 0 && countOver(change->after, 1) >= 2);
        else
            walk.need(MisereUnbalances{m_large - 1}, m_facts.sum == 0 && m_large >= 2);
    }

    bool holdsSwitch(const MisereSwitch& step) const
    {
        const auto change = m_facts.change(step.move);
        return change && change->size >= 2 && step.before == change->size && step.leaves == change->target
            && step.leaves <= 1 && step.nimLeaves <= 1 && (step.nimLeaves + m_ones) % 2 == 0
            && countOver(change->after, 1) == 0 && step.onesAfter == countOver(change->after, 0)
            && step.onesAfter % 2 == 1;
    }

    const Proof& m_proof;
    Facts m_facts;
    std::size_t m_large;
    std::size_t m_ones;
};

}  // namespace

std::optional<std::size_t> verifyMisere(const Proof& proof)
{
    if (!isAbout(proof, {"misere-nim"}, 0, maxProofHeaps))
        return 0;
    const Misere misere(proof);
    return proof.theorem == Theorem::MisereNim ? misere.theorem() : misere.flaw();
}

}  // namespace nimstone::proof
