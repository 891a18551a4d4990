// Checks the proofs about Moore's Nim_k. It counts the 1s in each column, and builds the winning move from the
// MooreBuild steps; after this move, the number of 1s in every column must be a multiple of k + 1.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/game_rules.h"
#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

/// `ones` modulo k + 1, by repeated subtraction.
Count left(std::size_t ones, Count k)
{
    Count rest = ones;
    while (rest > k)
        rest -= k + 1;
    return rest;
}

class Moore {
public:
    explicit Moore(const Proof& proof)
        : m_proof(proof), m_k(proof.rules().as<MooreNim>()->k()), m_heaps(proof.position().heaps), m_target(m_heaps),
          m_isFree(m_heaps.size(), false)
    {
        Count top = highestPower(*std::ranges::max_element(m_heaps));
        for (Count weight = std::max(top, Count{1}); weight != 0; weight /= 2) {
            const std::size_t ones = countOnes(m_heaps, weight);
            m_columns.push_back({weight, ones, left(ones, m_k)});
            if (m_columns.back().residue != 0) {
                ++m_unbalanced;
                m_highest = m_highest == 0 ? weight : m_highest;
            }
        }
    }

    std::optional<std::size_t> check()
    {
        StepChecker walk(m_proof);
        walk.need(MooreCount{m_k, m_heaps, m_columns, m_unbalanced});
        for (Count column = m_highest; column != 0 && walk.holdsSoFar(); column /= 2)
            walk.need<MooreBuild>([&](const MooreBuild& step) { return holdsBuild(step, column); });
        if (m_highest != 0 && walk.holdsSoFar())
            walk.need<MooreBalance>([&](const MooreBalance& step) { return holdsBalance(step); });
        if (m_highest == 0 && std::ranges::any_of(m_heaps, [](Count heap) { return heap != 0; })) {
            const MooreUnbalances step = unbalances();
            walk.need(step, step.residue != 0);
        }
        return walk.need(MooreConclusion{m_unbalanced, m_unbalanced == 0 ? Outcome::P : Outcome::N}).end();
    }

private:
    /// If `free` is true, the indices of the first `count` free heaps. Otherwise the indices of the first `count` heaps that
    /// are not free and have a 1 in the column.
    std::vector<std::size_t> first(Count count, bool free, Count column) const
    {
        std::vector<std::size_t> found;
        for (std::size_t heap = 0; heap < m_heaps.size() && found.size() < count; ++heap) {
            if (m_isFree[heap] == free && (free || oneIn(m_heaps[heap], column)))
                found.push_back(heap);
        }
        return found;
    }

    bool holdsBuild(const MooreBuild& step, Count column)
    {
        std::size_t free = 0;
        std::size_t fixedOnes = 0;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            free += m_isFree[heap] ? 1 : 0;
            fixedOnes += !m_isFree[heap] && oneIn(m_heaps[heap], column) ? 1 : 0;
        }
        const Count rest = left(fixedOnes, m_k);
        const Count missing = rest == 0 ? 0 : m_k + 1 - rest;
        const bool fills = missing <= free;
        if (step.column != column || step.free != free || step.ones != fixedOnes || step.residue != rest
            || step.filled != (fills ? first(missing, true, column) : std::vector<std::size_t>{})
            || step.freed != (fills ? std::vector<std::size_t>{} : first(rest, false, column)))
            return false;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            if (m_isFree[heap] && oneIn(m_target[heap], column))
                m_target[heap] -= column;
        }
        for (const std::size_t heap : step.filled)
            m_target[heap] += column;
        for (const std::size_t heap : step.freed) {
            m_target[heap] -= column;
            m_isFree[heap] = true;
        }
        return step.after == countOnes(m_target, column) && left(step.after, m_k) == 0;
    }

    /// Checks that the rules allow the move, that the move leaves the heaps that the MooreBuild steps have built, and
    /// that the number of 1s in every column is then a multiple of k + 1.
    bool holdsBalance(const MooreBalance& step) const
    {
        const auto after = played(m_proof.rules(), m_heaps, step.move);
        return after && *after == m_target && step.k == m_k && step.after == m_target && step.heaps == 1 + step.move.also.size()
            && std::ranges::all_of(m_columns, [&](const MooreColumn& column) {
                   return left(countOnes(m_target, column.weight), m_k) == 0;
               });
    }

    /// The step MooreUnbalances, whose example takes one stone from the largest heap.
    MooreUnbalances unbalances() const
    {
        std::size_t largest = 0;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
            largest = m_heaps[heap] > m_heaps[largest] ? heap : largest;
        std::vector<Count> after = m_heaps;
        --after[largest];
        const Count column = highestPower(sumOfOddColumns({m_heaps[largest], after[largest]}));
        const std::size_t ones = countOnes(after, column);
        return {m_k, Move{largest, 1}, column, countOnes(m_heaps, column), ones, left(ones, m_k)};
    }

    const Proof& m_proof;
    Count m_k;
    std::vector<Count> m_heaps;
    std::vector<Count> m_target;
    std::vector<bool> m_isFree;
    std::vector<MooreColumn> m_columns;
    std::size_t m_unbalanced = 0;
    Count m_highest = 0;
};

}  // namespace

std::optional<std::size_t> verifyMoore(const Proof& proof)
{
    if (!isAbout(proof, {"moore-nim"}, 1, maxProofHeaps))
        return 0;
    return Moore(proof).check();
}

}  // namespace nimstone::proof
