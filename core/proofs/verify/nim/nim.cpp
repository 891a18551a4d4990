// Which steps each theorem needs, in which order; whether each of them holds, verify_step.cpp says.
#include "core/proofs/verify/families.h"

#include <algorithm>
#include <array>
#include <type_traits>

#include "core/proofs/proof.h"
#include "core/proofs/verify/nim/nim_step.h"

namespace nimstone::proof {

namespace {

template <class... Kinds>
constexpr std::size_t placeOf(const std::variant<Kinds...>*, auto isKind)
{
    const std::array matches{isKind.template operator()<Kinds>()...};
    return static_cast<std::size_t>(std::ranges::find(matches, true) - matches.begin());
}

/// The place of a kind of step among the alternatives of NimStep.
template <class Kind>
constexpr std::size_t kind = placeOf(static_cast<const NimStep*>(nullptr),
                                        []<class Other>() { return std::is_same_v<Kind, Other>; });

/// A step that a theorem needs: its kind, and the heap it is about where there is a step a heap.
struct Place {
    std::size_t kind;
    std::size_t heap = 0;
};

template <class... Kinds>
std::vector<Place> places()
{
    return {Place{kind<Kinds>}...};
}

/// Bouton: the end position needs no induction, and every other one is either balanced or not.
std::vector<Place> boutonPlaces(const Facts& facts)
{
    if (facts.stones == 0)
        return places<EndPosition, Conclusion>();
    if (facts.sum == 0)
        return places<EndPosition, InductionHypothesis, EveryMoveUnbalances, Conclusion>();
    return places<EndPosition, InductionHypothesis, SomeMoveBalances, Conclusion>();
}

std::vector<Place> countPlaces(const Facts& facts)
{
    std::vector<Place> needed = facts.sum == 0 ? places<NimSum>() : places<NimSum, HighestColumn>();
    for (std::size_t heap = 0; heap < facts.heaps.size(); ++heap)
        needed.push_back({kind<TestHeap>, heap});
    needed.push_back({kind<WinningMoveCount>});
    return needed;
}

std::vector<Place> placesNeeded(Theorem theorem, const Facts& facts)
{
    switch (theorem) {
    case Theorem::NimLemma1:
        return places<NimSum, OneHeapChanges, ColumnFlips, ParityChanges, OddColumnRemains, InsertSum, ExpandSums, PairHeaps,
                      OtherPairsVanish, DifferenceRemains>();
    case Theorem::NimLemma2:
        return places<NimSum, HighestColumn, ChooseHeap, SmallerTarget, TakeStones, SumVanishes>();
    case Theorem::Bouton:
        return boutonPlaces(facts);
    case Theorem::NimCount:
        return countPlaces(facts);
    case Theorem::FlawHighestBit:
        return places<NimSum, HighestColumn, FlawedChoice, HighestBits, FlawVerdict, ChooseHeap, SmallerTarget,
                      TakeStones, SumVanishes>();
    default: break;
    }
    return {};
}

bool isSubject(const GameSum& subject)
{
    const Position& position = subject.components().front().position;
    return !subject.isSum() && subject.components().front().rules.entry().name == "nim" && position.quota == noQuota
        && position.heaps.size() <= maxProofHeaps
        && std::ranges::all_of(position.heaps, [](Count heap) { return heap <= maxCount; });
}

/// Whether the theorem says anything of this position and of this move.
bool speaksOf(const Proof& proof, const Facts& facts, const std::optional<Change>& change)
{
    switch (proof.theorem) {
    case Theorem::NimLemma1:
        return facts.sum == 0 && change.has_value();
    case Theorem::NimLemma2:
    case Theorem::FlawHighestBit:
        return facts.sum != 0 && !proof.move;
    case Theorem::Bouton:
    case Theorem::NimCount:
        return !proof.move;
    default: break;
    }
    return false;
}

}  // namespace

std::optional<std::size_t> verifyNim(const Proof& proof)
{
    if (!isSubject(proof.subject))
        return 0;
    const Facts facts(proof.position());
    const auto change = proof.move ? facts.change(*proof.move) : facts.balancingChange();
    if (!speaksOf(proof, facts, change))
        return 0;

    const auto needed = placesNeeded(proof.theorem, facts);
    for (std::size_t index = 0; index < needed.size(); ++index) {
        if (index == proof.steps.size())
            return index;
        const auto* step = familyAs<NimStep>(proof.steps[index]);
        if (!step || step->index() != needed[index].kind || !holds(*step, {facts, change, needed[index].heap}))
            return index;
    }
    if (proof.steps.size() > needed.size())
        return needed.size();
    return std::nullopt;
}

}  // namespace nimstone::proof
