#include "core/proofs/verify/nim/nim_step.h"

#include <algorithm>

namespace nimstone::proof {

namespace {

/// One overload for each kind of step and no other: a new kind does not compile until it is checked here.
class Check {
public:
    explicit Check(const StepContext& context) : m_context(context), m_facts(context.facts) {}

    bool operator()(const NimSum& step) const { return step.heaps == m_facts.heaps && step.sum == m_facts.sum; }

    bool operator()(const HighestColumn& step) const
    {
        Count weight = 1;
        for (int doubled = 0; doubled < step.exponent && weight <= maxCount; ++doubled)
            weight *= 2;
        return step.sum == m_facts.sum && step.column == m_facts.column && step.exponent >= 0 && weight == step.column
            && step.ones == countOnes(m_facts.heaps, step.column) && step.ones % 2 == 1;
    }

    bool operator()(const OneHeapChanges& step) const
    {
        return step.move == change().move && step.before == change().size && step.after == change().target
            && step.before != step.after;
    }

    bool operator()(const ColumnFlips& step) const
    {
        return isChange(step.heap, step.before, step.after) && step.column == highestFlip() && oneIn(step.before, step.column)
            && !oneIn(step.after, step.column);
    }

    bool operator()(const ParityChanges& step) const
    {
        return step.heap == change().move.heap && step.column == highestFlip()
            && step.onesBefore == countOnes(m_facts.heaps, step.column) && step.onesBefore % 2 == 0
            && step.onesAfter == countOnes(change().after, step.column) && step.onesAfter % 2 == 1;
    }

    bool operator()(const OddColumnRemains& step) const
    {
        return step.column == highestFlip() && oneIn(change().sumAfter, step.column);
    }

    bool operator()(const InsertSum& step) const { return step.s == m_facts.sum && step.t == change().sumAfter; }

    bool operator()(const ExpandSums& step) const
    {
        return step.s == m_facts.sum && step.before == m_facts.heaps && step.after == change().after;
    }

    bool operator()(const PairHeaps& step) const
    {
        if (step.differences.size() != m_facts.heaps.size())
            return false;
        for (std::size_t heap = 0; heap < m_facts.heaps.size(); ++heap) {
            if (step.differences[heap] != sumOfOddColumns({m_facts.heaps[heap], change().after[heap]}))
                return false;
        }
        return step.s == m_facts.sum;
    }

    bool operator()(const OtherPairsVanish& step) const
    {
        return step.s == m_facts.sum && isChange(step.heap, step.before, step.after);
    }

    bool operator()(const DifferenceRemains& step) const
    {
        return isChange(step.heap, step.before, step.after) && step.t == change().sumAfter && step.t != 0
            && step.t == sumOfOddColumns({step.before, step.after});
    }

    bool operator()(const ChooseHeap& step) const
    {
        return step.column == m_facts.column && step.eligible == m_facts.eligible && step.heap == change().move.heap
            && step.size == change().size;
    }

    bool operator()(const SmallerTarget& step) const
    {
        Count above = 0;
        Count below = 0;
        for (Count weight = Count{1} << (maxColumns - 1); weight != 0; weight /= 2) {
            if (weight > m_facts.column && oneIn(change().size, weight))
                above += weight;
            if (weight < m_facts.column)
                below += weight;
        }
        return step.s == m_facts.sum && isChange(step.heap, step.before, step.after) && step.after < step.before
            && step.column == m_facts.column && step.unchanged == above && step.mostBelow == below;
    }

    bool operator()(const TakeStones& step) const
    {
        return step.move == change().move && isChange(step.move.heap, step.before, step.after);
    }

    bool operator()(const SumVanishes& step) const
    {
        return step.s == m_facts.sum && isChange(step.heap, step.before, step.after) && step.t == 0
            && change().sumAfter == 0;
    }

    bool operator()(const EndPosition& step) const
    {
        return step.heapCount == m_facts.heaps.size() && step.sum == 0 && step.outcome == Outcome::P;
    }

    bool operator()(const InductionHypothesis& step) const
    {
        return step.stones == m_facts.stones && step.exact == m_facts.stonesExact;
    }

    bool operator()(const EveryMoveUnbalances& step) const
    {
        Count lowest = 1;
        while (countOnes(m_facts.heaps, lowest) == 0)
            lowest *= 2;
        return step.options == m_facts.stones && step.exact == m_facts.stonesExact && step.smallest == lowest;
    }

    bool operator()(const SomeMoveBalances& step) const
    {
        return step.sum == m_facts.sum && step.move == change().move && step.after == change().after && step.t == 0
            && change().sumAfter == 0;
    }

    bool operator()(const Conclusion& step) const
    {
        return step.sum == m_facts.sum && (step.outcome == Outcome::P) == (m_facts.sum == 0)
            && (step.outcome == Outcome::N) == (m_facts.sum != 0);
    }

    bool operator()(const TestHeap& step) const
    {
        const Count size = m_facts.heaps[m_context.heap];
        const Count target = m_facts.rest[m_context.heap];
        return step.heap == m_context.heap && step.size == size && step.target == target
            && step.wins == (target < size) && step.wins == oneIn(size, m_facts.column)
            && step.taken == (target < size ? size - target : 0);
    }

    bool operator()(const WinningMoveCount& step) const
    {
        return step.sum == m_facts.sum && step.column == m_facts.column && step.moves == m_facts.winningMoves()
            && step.count == step.moves.size() && step.count == m_facts.eligible.size()
            && (step.count % 2 == 1) == (m_facts.sum != 0);
    }

    bool operator()(const FlawedChoice& step) const { return step.column == m_facts.column; }

    bool operator()(const HighestBits& step) const
    {
        const auto matches = [](Count power, Count heap) { return power == highestPower(heap); };
        return step.column == m_facts.column && step.allowed == claimedHeaps()
            && std::ranges::equal(step.highest, m_facts.heaps, matches);
    }

    bool operator()(const FlawVerdict& step) const
    {
        return step.column == m_facts.column && step.claimed == claimedHeaps().size()
            && step.eligible == m_facts.eligible && step.refuted == (step.claimed != m_facts.eligible.size())
            && step.fatal == (step.claimed == 0);
    }

private:
    const Change& change() const { return *m_context.change; }

    bool isChange(std::size_t heap, Count before, Count after) const
    {
        return heap == change().move.heap && before == change().size && after == change().target;
    }

    /// The highest column in which the move changes its heap.
    Count highestFlip() const { return highestPower(sumOfOddColumns({change().size, change().target})); }

    /// The heaps from 2^d to under 2^(d + 1).
    std::vector<std::size_t> claimedHeaps() const
    {
        std::vector<std::size_t> result;
        for (std::size_t heap = 0; heap < m_facts.heaps.size(); ++heap) {
            const Count size = m_facts.heaps[heap];
            if (size >= m_facts.column && size - m_facts.column < m_facts.column)
                result.push_back(heap);
        }
        return result;
    }

    const StepContext& m_context;
    const Facts& m_facts;
};

}  // namespace

bool holds(const NimStep& step, const StepContext& context)
{
    return std::visit(Check(context), step);
}

}  // namespace nimstone::proof
