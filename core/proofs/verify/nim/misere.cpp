// Whether proofs about misère Nim hold: heaps counted by their size, nim-sums column by column, and the outcome found
// from what every single move leaves.
#include "core/proofs/verify/families.h"

#include <algorithm>

#include "core/proofs/verify/nim/nim_step.h"
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

bool isOfMisereNim(const Proof& proof)
{
    const Position& position = proof.position();
    return !proof.subject.isSum() && proof.rules().entry().name == "misere-nim" && !proof.move
        && position.quota == noQuota && position.heaps.size() <= maxProofHeaps
        && std::ranges::all_of(position.heaps, [](Count heap) { return heap <= maxCount; });
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
        Walk walk(m_proof);
        needShape(walk);
        if (m_large != 0)
            needSum(walk);
        needBranch(walk);
        walk.need<MisereConclusion>([&](const MisereConclusion& step) {
            return step.large == m_large && step.ones == m_ones && step.sum == m_facts.sum && step.outcome == outcome();
        });
        return walk.end();
    }

    std::optional<std::size_t> flaw() const
    {
        Walk walk(m_proof);
        needSum(walk);
        walk.need<MisereSumClaim>([&](const MisereSumClaim& step) {
            return step.sum == m_facts.sum && (step.claimed == Outcome::P) == (m_facts.sum == 0);
        });
        needShape(walk);
        needBranch(walk);
        walk.need<MisereSumVerdict>([&](const MisereSumVerdict& step) {
            return (step.claimed == Outcome::P) == (m_facts.sum == 0) && step.truth == outcome()
                && step.refuted == (step.claimed != step.truth);
        });
        return walk.end();
    }

private:
    /// With heaps of one alone the moves alternate to the end; with one larger heap both ways to end it can be chosen,
    /// so one of them is right; with more, Nim decides.
    Outcome outcome() const
    {
        if (m_large == 0) {
            bool toMoveWins = true;  // nothing left: the opponent took the last stone
            for (std::size_t left = 0; left < m_ones; ++left)
                toMoveWins = !toMoveWins;
            return toMoveWins ? Outcome::N : Outcome::P;
        }
        return m_large > 1 && m_facts.sum == 0 ? Outcome::P : Outcome::N;
    }

    void needShape(Walk& walk) const
    {
        walk.need<MisereShape>([&](const MisereShape& step) {
            return step.heaps == m_facts.heaps && step.large == m_large && step.ones == m_ones;
        });
    }

    void needSum(Walk& walk) const
    {
        walk.need<NimSum>([&](const NimSum& step) { return holds(NimStep(step), {m_facts, std::nullopt}); });
    }

    void needBranch(Walk& walk) const
    {
        if (m_large == 0)
            walk.need<MisereForced>([&](const MisereForced& step) { return step.moves == m_ones; });
        else if (m_large == 1)
            walk.need<MisereSwitch>([&](const MisereSwitch& step) { return holdsSwitch(step); });
        else if (m_facts.sum == 0)
            walk.need<MisereUnbalances>([&](const MisereUnbalances& step) {
                return step.largeLeft + 1 == m_large && step.largeLeft >= 1;
            });
        else
            walk.need<MisereBalance>([&](const MisereBalance& step) { return holdsBalance(step); });
    }

    bool holdsSwitch(const MisereSwitch& step) const
    {
        const auto change = m_facts.change(step.move);
        return change && change->size >= 2 && step.before == change->size && step.leaves == change->target
            && step.leaves <= 1 && step.nimLeaves <= 1 && (step.nimLeaves + m_ones) % 2 == 0
            && countOver(change->after, 1) == 0 && step.onesAfter == countOver(change->after, 0)
            && step.onesAfter % 2 == 1;
    }

    bool holdsBalance(const MisereBalance& step) const
    {
        const auto change = m_facts.balancingChange();
        return change && step.sum == m_facts.sum && step.move == change->move && step.after == change->after
            && step.t == 0 && change->sumAfter == 0 && step.largeAfter == countOver(change->after, 1)
            && step.largeAfter >= 2;
    }

    const Proof& m_proof;
    Facts m_facts;
    std::size_t m_large;
    std::size_t m_ones;
};

}  // namespace

std::optional<std::size_t> verifyMisere(const Proof& proof)
{
    if (!isOfMisereNim(proof))
        return 0;
    const Misere misere(proof);
    return proof.theorem == Theorem::MisereNim ? misere.theorem() : misere.flaw();
}

}  // namespace nimstone::proof
