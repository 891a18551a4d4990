#include "core/proofs/prove/golden/wythoff.h"

#include <algorithm>

#include "core/games/golden/wythoff.h"
#include "core/proofs/prove/golden/fibonacci.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

constexpr Count mostByChance = 20;
constexpr Count mostColdRows = 13;  ///< the table of cold pairs has no gaps if it needs at most this number of pairs

std::optional<Refusal> refuseEmpty(Subject subject, Given)
{
    const auto& heaps = positionOf(subject).heaps;
    return heaps[0] == 0 && heaps[1] == 0 ? std::optional(Refusal{.reason = Refusal::Reason::NoStones}) : std::nullopt;
}

std::optional<Refusal> refuseEqual(Subject subject, Given)
{
    const auto& heaps = positionOf(subject).heaps;
    return heaps[0] == heaps[1] ? std::optional(Refusal{.reason = Refusal::Reason::NoFlaw}) : std::nullopt;
}

/// Returns a position with the first two heaps of the subject. If the subject has only one heap, the second heap is the
/// other number of the cold pair that contains the first.
GameSum nearestPair(Subject subject)
{
    const std::vector<Count> heaps = allHeaps(subject);
    if (heaps.empty())
        return wythoffSubject(0, 0);
    return wythoffSubject(heaps[0], heaps.size() == 1 ? std::min(coldPartner(heaps[0]), maxCount) : heaps[1]);
}

GameSum nearestStones(Subject subject)
{
    const GameSum near = nearestPair(subject);
    const auto& heaps = positionOf(near).heaps;
    return heaps[0] == 0 && heaps[1] == 0 ? wythoffSubject(1, 2) : near;
}

/// Returns nearestPair(subject). If its heaps are equal, the second heap gets one stone more, or one less if it has maxCount
/// stones.
GameSum nearestUnequal(Subject subject)
{
    const GameSum near = nearestPair(subject);
    const Count first = positionOf(near).heaps[0];
    const Count second = positionOf(near).heaps[1];
    return first != second ? near : wythoffSubject(first, second == maxCount ? second - 1 : second + 1);
}

/// Draws two heaps; about one third of the positions are cold.
GameSum randomPair(Seed seed)
{
    Chance chance(seed);
    const Count first = chance.between(0, mostByChance);
    const Count second = chance.between(1, mostByChance);
    if (chance.below(3) != 0)
        return wythoffSubject(first, second);
    const Count partner = coldPartner(second);
    return chance.below(2) == 0 ? wythoffSubject(second, partner) : wythoffSubject(partner, second);
}

/// Draws two heaps; half of the positions are in the range where the formula in double fails.
GameSum randomDouble(Seed seed)
{
    Chance chance(seed);
    if (chance.below(2) == 0) {
        const Count first = chance.between(0, mostByChance);
        return wythoffSubject(first, first + chance.between(1, mostByChance));
    }
    // The differences for which the formula fails are F₄₀, F₄₂, … and small multiples of these numbers.
    Count before = 63'245'986;
    Count difference = 102'334'155;
    for (Count pairs = chance.below(10); pairs > 0; --pairs) {
        before += difference;
        difference += before;
    }
    difference *= chance.between(1, 2);
    const Count whole = goldenMultiple(difference) + chance.below(3);
    return wythoffSubject(whole, whole + difference);
}

/// The use of the theorem WythoffCold, which says that cold positions are lost, that hot positions are won, and that the
/// mex rule generates the cold positions.
std::vector<Use> coldUse(const Proof& proof) { return {{Theorem::WythoffCold, proof.subject}}; }

}  // namespace

GameSum wythoffSubject(Count first, Count second) { return subjectOf("wythoff", {{first, second}}); }

std::vector<Entry> wythoffEntries()
{
    return {
        {Theorem::WythoffCold, {"wythoff"}, refuseNothing, wythoffColdSteps, nearestPair, randomPair},
        {Theorem::WythoffGolden, {"wythoff"}, refuseEmpty, wythoffGoldenSteps, nearestStones, randomPair},
        {Theorem::WythoffExact, {"wythoff"}, refuseNothing, wythoffExactSteps, nearestPair, randomPair},
        {Theorem::WythoffZeckendorf, {"wythoff"}, refuseEmpty, wythoffZeckendorfSteps, nearestStones, randomPair},
        {Theorem::FlawWythoffDouble, {"wythoff"}, refuseEqual, flawWythoffDoubleSteps, nearestUnequal, randomDouble},
    };
}

// --- the steps that several of these theorems share ---

HeapPair heapPairStep(const Position& position)
{
    const auto [smaller, larger] = std::minmax(position.heaps[0], position.heaps[1]);
    return {smaller, larger, larger - smaller};
}

ColdOutcome coldOutcomeStep(const Position& position)
{
    const auto [smaller, larger] = std::minmax(position.heaps[0], position.heaps[1]);
    return {smaller, larger, isCold(smaller, larger) ? Outcome::P : Outcome::N};
}

ColdRow coldRow(Count index)
{
    const Count smaller = goldenMultiple(index);
    return {index, smaller, smaller + index};
}

ColdRow coldRowWith(Count n)
{
    const auto [smaller, larger] = std::minmax({n, coldPartner(n)});
    return {larger - smaller, smaller, larger};
}

ColdRows coldRows(std::vector<Count> wanted, Count least)
{
    const Count last = std::max(least, std::ranges::max(wanted));
    ColdRows result{{}, last < mostColdRows};
    std::vector<Count> indices;
    for (Count index = 0; index <= (result.whole ? last : 3); ++index)
        indices.push_back(index);
    if (!result.whole) {
        for (const Count index : wanted) {
            if (index > 0)
                indices.push_back(index - 1);
            indices.push_back(index);
        }
        std::ranges::sort(indices);
        indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    }
    std::ranges::transform(indices, std::back_inserter(result.rows), coldRow);
    return result;
}

// --- the laws and theorems on which the steps rely ---

std::span<const Law> ColdOutcome::lawsHere(const Proof& proof) const
{
    return proof.theorem == Theorem::WythoffCold ? laws : lawsElsewhere;
}

std::vector<Use> ColdOutcome::uses(const Proof& proof) const
{
    return proof.theorem == Theorem::WythoffCold ? std::vector<Use>{} : coldUse(proof);
}

std::vector<Use> GoldenPair::uses(const Proof& proof) const { return coldUse(proof); }
std::vector<Use> DigitsPairs::uses(const Proof& proof) const { return coldUse(proof); }
std::vector<Use> ExactEqual::uses(const Proof& proof) const { return coldUse(proof); }
std::vector<Use> ExactClaim::uses(const Proof& proof) const { return {{Theorem::WythoffGolden, proof.subject}}; }
std::vector<Use> DoubleTruth::uses(const Proof& proof) const { return {{Theorem::WythoffExact, proof.subject}}; }

std::vector<Use> FibonacciDigits::uses(const Proof&) const
{
    return {{Theorem::Zeckendorf, freshFibonacciSubject(number)}};
}

}  // namespace nimstone::proof
