// The theorems on Nim. `prove` calls the functions that make steps only after it has checked that the theorem applies
// to the position.
#include "core/proofs/entry.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"
#include "core/proofs/prove/subjects/subject.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

namespace {

bool hasStones(const Position& position)
{
    return std::ranges::any_of(position.heaps, [](Count heap) { return heap != 0; });
}

// --- the positions to which each theorem applies ---

std::optional<Refusal> refuseAnything(Subject subject, Given move)
{
    const Position& position = positionOf(subject);
    const Count sum = nimSum(position.heaps);
    if (position.heaps.size() > maxProofHeaps)
        return Refusal{.reason = Refusal::Reason::TooManyHeaps, .sum = sum, .limit = maxProofHeaps};
    if (move)
        return Refusal{.reason = Refusal::Reason::MoveNotWanted, .sum = sum};
    return std::nullopt;
}

std::optional<Refusal> refuseBalanced(Subject subject, Given move)
{
    if (auto refusal = refuseAnything(subject, move))
        return refusal;
    return nimSum(positionOf(subject).heaps) == 0 ? std::optional(Refusal{.reason = Refusal::Reason::SumIsZero}) : std::nullopt;
}

std::optional<Refusal> refuseForLemma1(Subject subject, Given move)
{
    if (auto refusal = refuseAnything(subject, std::nullopt))
        return refusal;
    const Position& position = positionOf(subject);
    if (const Count sum = nimSum(position.heaps); sum != 0)
        return Refusal{.reason = Refusal::Reason::SumIsNotZero, .sum = sum};
    if (!hasStones(position))
        return Refusal{.reason = Refusal::Reason::NoMoves};
    if (!move)
        return Refusal{.reason = Refusal::Reason::MoveMissing};
    if (const auto error = Nim().check(position, *move))
        return Refusal{.reason = Refusal::Reason::MoveIllegal, .moveError = error};
    return std::nullopt;
}

// --- the nearest positions to which a theorem applies ---

GameSum nearestAny(Subject subject) { return nimSubject(heapsNear(subject, 0)); }

/// Returns a position with nim-sum 0 in which a move is possible. Stones are taken from one heap, as few as possible.
GameSum nearestBalanced(Subject subject)
{
    Position position = heapsNear(subject, 0);
    if (!hasStones(position))
        return nimSubject({{1, 1}});
    const auto winning = Nim().winningMoves(position, position.heaps.size());
    if (winning.listed.empty())
        return nimSubject(position);
    const Move smallestReduction = *std::ranges::min_element(winning.listed, {}, &Move::taken);
    Position after = position;
    after.heaps[smallestReduction.heap] -= smallestReduction.taken;
    if (hasStones(after))
        return nimSubject(after);
    // If only one heap has stones, the function makes another heap of equal size. It uses an empty heap for this if the
    // position has one.
    const auto empty = std::ranges::find(position.heaps, Count{0});
    if (empty != position.heaps.end())
        *empty = position.heaps[smallestReduction.heap];
    else
        position.heaps.push_back(position.heaps[smallestReduction.heap]);
    return nimSubject(position);
}

/// Returns a position with nim-sum ≠ 0. If the nim-sum is 0, the largest heap loses one stone, or gets one if it is empty.
GameSum nearestUnbalanced(Subject subject)
{
    Position position = heapsNear(subject, 0);
    if (nimSum(position.heaps) != 0)
        return nimSubject(position);
    const auto largest = std::ranges::max_element(position.heaps);
    if (largest == position.heaps.end())
        return nimSubject({{1}});
    if (*largest == 0)
        *largest = 1;
    else
        --*largest;
    return nimSubject(position);
}

// --- random positions ---

Position drawn(Chance& chance) { return drawnHeaps(chance, chance.between(3, 4), 1, 31); }

GameSum randomAny(Seed seed)
{
    Chance chance(seed);
    return nimSubject(drawn(chance));
}

/// Uses the numbers as the squares of heads.
GameSum headsOn(const Position& position)
{
    return subjectOf("turning-turtles", TurningTurtles().positionFromSizes(position.heaps));
}

GameSum nearestHeads(Subject subject) { return headsOn(heapsNear(subject)); }

/// About half of the positions have nim-sum 0.
GameSum randomHeads(Seed seed)
{
    Chance chance(seed);
    Position position = drawnHeaps(chance, chance.between(3, 5), 1, 15);
    if (chance.below(2) == 0)
        position.heaps.push_back(nimSum(headsOn(position).components().front().position.heaps));
    return headsOn(position);
}

GameSum randomBalanced(Seed seed)
{
    Chance chance(seed);
    while (true) {
        Position position = drawn(chance);
        position.heaps.back() ^= nimSum(position.heaps);
        if (position.heaps.back() != 0)
            return nimSubject(position);
    }
}

GameSum randomUnbalanced(Seed seed)
{
    Chance chance(seed);
    while (true) {
        const Position position = drawn(chance);
        if (nimSum(position.heaps) != 0)
            return nimSubject(position);
    }
}

// --- the steps of each theorem ---

/// Requires a nim-sum s = 0 and a legal move. The steps are NimSum and OneHeapChanges; then ColumnFlips, ParityChanges and
/// OddColumnRemains, which prove the lemma by parity; then InsertSum, ExpandSums, PairHeaps, OtherPairsVanish and
/// DifferenceRemains, which prove it by calculation.
Steps lemma1Steps(const Proof& proof)
{
    const Move& move = *proof.move;
    const std::vector<Count>& x = proof.position().heaps;
    const std::size_t k = move.heap;
    std::vector<Count> y = x;
    y[k] -= move.taken;

    std::vector<Count> differences;
    for (std::size_t heap = 0; heap < x.size(); ++heap)
        differences.push_back(x[heap] ^ y[heap]);

    const Count s = nimSum(x);
    const Count t = nimSum(y);
    const Count column = *highestColumn(differences[k]);
    return {
        nimSumStep(proof.position()),
        OneHeapChanges{move, x[k], y[k]},
        ColumnFlips{k, x[k], y[k], column},
        ParityChanges{k, column, onesInColumn(x, column), onesInColumn(y, column)},
        OddColumnRemains{column},
        InsertSum{s, t},
        ExpandSums{s, x, y},
        PairHeaps{s, differences},
        OtherPairsVanish{s, k, x[k], y[k]},
        DifferenceRemains{k, x[k], y[k], t},
    };
}

/// Requires a nim-sum s ≠ 0. The steps are NimSum, HighestColumn, ChooseHeap, SmallerTarget, TakeStones, SumVanishes.
Steps lemma2Steps(const Proof& proof)
{
    const Position& position = proof.position();
    return {
        nimSumStep(position),
        highestColumnStep(position),
        chooseHeapStep(position),
        smallerTargetStep(position),
        takeStonesStep(position),
        sumVanishesStep(position),
    };
}

/// The number of moves is the number of stones, because a heap of x stones has x moves. For a heap of x stones, the
/// least value of x ⊕ y with y < x is the weight of the lowest 1 of x.
EveryMoveUnbalances everyMoveUnbalances(const Position& position)
{
    const StoneTotal total = totalStones(position);
    Count columns = 0;
    for (const Count heap : position.heaps)
        columns |= heap;
    return {total.stones, total.exact, Count{1} << std::countr_zero(columns)};
}

SomeMoveBalances someMoveBalances(const Position& position)
{
    const TakeStones take = takeStonesStep(position);
    std::vector<Count> after = position.heaps;
    after[take.move.heap] = take.after;
    const Count t = nimSum(after);
    return {nimSum(position.heaps), take.move, std::move(after), t};
}

/// The steps are EndPosition, InductionHypothesis, then EveryMoveUnbalances if s = 0 or SomeMoveBalances if s ≠ 0, and
/// Conclusion. For the end position itself, which is the base of the induction, they are EndPosition and Conclusion.
Steps boutonSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const Count sum = nimSum(position.heaps);
    const StoneTotal total = totalStones(position);
    Steps steps{EndPosition{position.heaps.size(), 0, Outcome::P}};
    if (total.stones != 0) {
        steps.push_back(InductionHypothesis{total.stones, total.exact});
        if (sum == 0)
            steps.push_back(everyMoveUnbalances(position));
        else
            steps.push_back(someMoveBalances(position));
    }
    steps.push_back(Conclusion{sum, sum == 0 ? Outcome::P : Outcome::N});
    return steps;
}

/// A head on square n counts as a heap of n, so the steps after NimSum are the steps of Bouton's theorem.
Steps turtleSteps(const Proof& proof)
{
    Steps steps = boutonSteps(proof);
    steps.insert(steps.begin(), nimSumStep(proof.position()));
    return steps;
}

HighestBits highestBits(const Position& position, Count column)
{
    HighestBits result;
    result.column = column;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        result.highest.push_back(highestColumn(position.heaps[heap]).value_or(0));
        if (result.highest.back() == column)
            result.allowed.push_back(heap);
    }
    return result;
}

FlawVerdict flawVerdict(const HighestBits& bits, const std::vector<std::size_t>& eligible)
{
    const std::size_t claimed = bits.allowed.size();
    return {bits.column, claimed, eligible, claimed != eligible.size(), claimed == 0};
}

/// Requires a nim-sum s ≠ 0. The steps are NimSum, HighestColumn, FlawedChoice, HighestBits, FlawVerdict, and then the correct
/// steps of Lemma 2: ChooseHeap, SmallerTarget, TakeStones, SumVanishes.
Steps flawHighestBitSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const HighestColumn highest = highestColumnStep(position);
    const HighestBits bits = highestBits(position, highest.column);
    return {
        nimSumStep(position),
        highest,
        FlawedChoice{highest.column},
        bits,
        flawVerdict(bits, heapsWithBit(position, highest.column)),
        chooseHeapStep(position),
        smallerTargetStep(position),
        takeStonesStep(position),
        sumVanishesStep(position),
    };
}

}  // namespace

std::vector<Entry> nimEntries()
{
    return {
        {Theorem::NimLemma1, {"nim"}, refuseForLemma1, lemma1Steps, nearestBalanced, randomBalanced},
        {Theorem::NimLemma2, {"nim"}, refuseBalanced, lemma2Steps, nearestUnbalanced, randomUnbalanced},
        {Theorem::Bouton, {"nim"}, refuseAnything, boutonSteps, nearestAny, randomAny},
        {Theorem::NimCount, {"nim"}, refuseAnything, countSteps, nearestAny, randomAny},
        {Theorem::TurningTurtles, {"turning-turtles"}, refuseManyHeaps, turtleSteps, nearestHeads, randomHeads},
        {Theorem::FlawHighestBit, {"nim"}, refuseBalanced, flawHighestBitSteps, nearestUnbalanced, randomUnbalanced},
    };
}

std::span<const Law> EndPosition::lawsHere(const Proof& proof) const
{
    return proof.theorem == Theorem::TurningTurtles ? std::span<const Law>(lawsWithoutHeaps) : laws;
}

}  // namespace nimstone::proof
