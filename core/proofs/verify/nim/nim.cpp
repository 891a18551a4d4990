// Checks the proofs about Nim. It computes the numbers of each step column by column.
#include "core/proofs/verifiers.h"

#include "core/proofs/verify/nim/nim_step.h"

namespace nimstone::proof {

namespace {

/// Checks the steps of Lemma 1. Requires a nim-sum s = 0 and a legal move.
void needLemma1(StepChecker& walk, const Facts& facts, const MoveMade& change)
{
    const auto& [move, size, target, after, sumAfter] = change;
    const Count difference = sumOfOddColumns({size, target});
    const Count flipped = highestPower(difference);
    std::vector<Count> differences;
    for (std::size_t heap = 0; heap < facts.heaps.size(); ++heap)
        differences.push_back(sumOfOddColumns({facts.heaps[heap], after[heap]}));
    const std::size_t onesBefore = countOnes(facts.heaps, flipped);
    const std::size_t onesAfter = countOnes(after, flipped);
    walk.need(OneHeapChanges{move, size, target}, size != target)
        .need(ColumnFlips{move.heap, size, target, flipped}, oneIn(size, flipped) && !oneIn(target, flipped))
        .need(ParityChanges{move.heap, flipped, onesBefore, onesAfter}, onesBefore % 2 == 0 && onesAfter % 2 == 1)
        .need(OddColumnRemains{flipped}, oneIn(sumAfter, flipped))
        .need(InsertSum{facts.sum, sumAfter})
        .need(ExpandSums{facts.sum, facts.heaps, after})
        .need(PairHeaps{facts.sum, differences})
        .need(OtherPairsVanish{facts.sum, move.heap, size, target})
        .need(DifferenceRemains{move.heap, size, target, difference}, difference == sumAfter && difference != 0);
}

/// Checks the steps of Bouton's theorem. The end position needs no induction. Every other position has nim-sum 0, or
/// `balancing` is a move that makes the nim-sum 0.
void needBouton(StepChecker& walk, const Facts& facts, const std::optional<MoveMade>& balancing)
{
    walk.need(EndPosition{facts.heaps.size(), 0, Outcome::P});
    if (facts.stones != 0)
        walk.need(InductionHypothesis{facts.stones, facts.stonesExact});
    if (balancing) {
        walk.need(SomeMoveBalances{facts.sum, balancing->move, balancing->after, balancing->sumAfter}, balancing->sumAfter == 0);
    } else if (facts.stones != 0) {
        Count lowest = 1;
        while (countOnes(facts.heaps, lowest) == 0)
            lowest *= 2;
        walk.need(EveryMoveUnbalances{facts.stones, facts.stonesExact, lowest});
    }
    walk.need(Conclusion{facts.sum, facts.outcome()});
}

void needCount(StepChecker& walk, const Facts& facts)
{
    if (facts.sum != 0)
        needColumn(walk, facts);
    for (std::size_t heap = 0; heap < facts.heaps.size(); ++heap) {
        const Count size = facts.heaps[heap];
        const Count target = facts.rest[heap];
        const bool wins = target < size;
        walk.need(TestHeap{heap, size, target, wins, wins ? size - target : 0}, wins == oneIn(size, facts.column));
    }
    needWinningMoveCount(walk, facts);
}

void needHighestBits(StepChecker& walk, const Facts& facts)
{
    HighestBits bits{facts.column, {}, {}};
    for (std::size_t heap = 0; heap < facts.heaps.size(); ++heap) {
        const Count size = facts.heaps[heap];
        bits.highest.push_back(highestPower(size));
        // The condition is true for sizes from 2^d to 2^(d + 1) − 1, where 2^d is facts.column.
        if (size >= facts.column && size - facts.column < facts.column)
            bits.allowed.push_back(heap);
    }
    const std::size_t claimed = bits.allowed.size();
    walk.need(FlawedChoice{facts.column})
        .need(bits)
        .need(FlawVerdict{facts.column, claimed, facts.eligible, claimed != facts.eligible.size(), claimed == 0});
}

}  // namespace

std::optional<std::size_t> verifyNim(const Proof& proof)
{
    const bool turnsCoins = proof.theorem == Theorem::TurningTurtles;
    if (!isAbout(proof, {turnsCoins ? "turning-turtles" : "nim"}, 0, maxProofHeaps))
        return 0;
    const Facts facts(proof.position());
    const auto change = proof.move ? facts.change(*proof.move) : facts.balancingChange();
    const bool speaks = proof.theorem == Theorem::NimLemma1 ? facts.sum == 0 && change
        : turnsCoins || proof.theorem == Theorem::Bouton || proof.theorem == Theorem::NimCount || facts.sum != 0;
    if (!speaks)
        return 0;

    StepChecker walk(proof);
    if (turnsCoins)
        walk.need(NimSum{facts.heaps, facts.sum});
    if (turnsCoins || proof.theorem == Theorem::Bouton) {
        needBouton(walk, facts, change);
        return walk.end();
    }
    walk.need(NimSum{facts.heaps, facts.sum});
    if (proof.theorem == Theorem::NimLemma1) {
        needLemma1(walk, facts, *change);
    } else if (proof.theorem == Theorem::NimCount) {
        needCount(walk, facts);
    } else {
        needColumn(walk, facts);
        if (proof.theorem == Theorem::FlawHighestBit)
            needHighestBits(walk, facts);
        needChosenHeap(walk, facts, *change);
        needSmallerHeap(walk, facts, *change);
    }
    return walk.end();
}

}  // namespace nimstone::proof
