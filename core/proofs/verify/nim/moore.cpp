// Whether a proof about Moore's Nim_k holds: 1s counted column by column, and the winning move put together from what
// the steps say, so that only its digits can make every column a multiple of k + 1.
#include "core/proofs/verify/families.h"

#include <algorithm>

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

/// By taking k + 1 away while it goes.
Count left(std::size_t ones, Count k)
{
    Count rest = ones;
    while (rest > k)
        rest -= k + 1;
    return rest;
}

bool isOfMooreNim(const Proof& proof)
{
    const Position& position = proof.position();
    return !proof.subject.isSum() && proof.rules().entry().name == "moore-nim" && !proof.move && position.quota == noQuota
        && !position.heaps.empty() && position.heaps.size() <= maxProofHeaps
        && std::ranges::all_of(position.heaps, [](Count heap) { return heap <= maxCount; });
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
        Walk walk(m_proof);
        walk.need<MooreCount>([&](const MooreCount& step) {
            return step.k == m_k && step.heaps == m_heaps && step.columns == m_columns && step.unbalanced == m_unbalanced;
        });
        for (Count column = m_highest; column != 0 && walk.holdsSoFar(); column /= 2)
            walk.need<MooreBuild>([&](const MooreBuild& step) { return holdsBuild(step, column); });
        if (m_highest != 0 && walk.holdsSoFar())
            walk.need<MooreBalance>([&](const MooreBalance& step) { return holdsBalance(step); });
        if (m_highest == 0 && std::ranges::any_of(m_heaps, [](Count heap) { return heap != 0; }))
            walk.need<MooreUnbalances>([&](const MooreUnbalances& step) { return holdsUnbalances(step); });
        walk.need<MooreConclusion>([&](const MooreConclusion& step) {
            return step.unbalanced == m_unbalanced && (step.outcome == Outcome::P) == (m_unbalanced == 0)
                && (step.outcome == Outcome::N) == (m_unbalanced != 0);
        });
        return walk.end();
    }

private:
    /// The first `count` heaps that are free or not, as asked, and have a 1 in the column unless they are free.
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

    /// By the rules: it takes from 1 to k heaps, at least a stone from each, and leaves what is claimed.
    bool holdsBalance(const MooreBalance& step) const
    {
        std::vector<Take> takes{{step.move.heap, step.move.taken}};
        takes.insert(takes.end(), step.move.also.begin(), step.move.also.end());
        if (step.k != m_k || step.after != m_target || step.heaps != takes.size() || takes.size() > m_k)
            return false;
        std::vector<Count> after = m_heaps;
        for (std::size_t index = 0; index < takes.size(); ++index) {
            const Take& take = takes[index];
            if (take.heap >= after.size() || take.taken < 1 || take.taken > after[take.heap]
                || (index > 0 && take.heap <= takes[index - 1].heap))
                return false;
            after[take.heap] -= take.taken;
        }
        Move plain{step.move.heap, step.move.taken};
        plain.also = step.move.also;
        return step.move == plain && after == step.after && std::ranges::all_of(m_columns, [&](const MooreColumn& column) {
            return left(countOnes(after, column.weight), m_k) == 0;
        });
    }

    bool holdsUnbalances(const MooreUnbalances& step) const
    {
        std::size_t largest = 0;
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap)
            largest = m_heaps[heap] > m_heaps[largest] ? heap : largest;
        std::vector<Count> after = m_heaps;
        --after[largest];
        const Count changed = sumOfOddColumns({m_heaps[largest], after[largest]});
        return step.k == m_k && step.move == Move{largest, 1} && step.column == highestPower(changed)
            && step.before == countOnes(m_heaps, step.column) && step.after == countOnes(after, step.column)
            && step.residue == left(step.after, m_k) && step.residue != 0;
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
    if (!isOfMooreNim(proof))
        return 0;
    return Moore(proof).check();
}

}  // namespace nimstone::proof
