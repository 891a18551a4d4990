// What the steps of the proofs about Nim and its kin ask for and lean on, where it takes more than a field of theirs.
#include "core/proofs/proof.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

namespace {

/// Why these heaps of Nim have a winning move, or none: Lemma 2, or Lemma 1 with some move.
std::vector<Use> lemmaOf(const Position& heaps, Count sum)
{
    if (sum != 0)
        return {{Theorem::NimLemma2, nimSubject(heaps)}};
    const auto move = exampleMove(heaps);
    if (!move)
        return {};
    return {{Theorem::NimLemma1, nimSubject(heaps), move}};
}

/// Why heaps with nim-sum 0 have an answer to every move: Lemma 1 with some move, and Lemma 2 for what it leaves. Nothing
/// where there is no move.
std::vector<Use> answersToMoves(const Position& balanced)
{
    std::vector<Use> uses = lemmaOf(balanced, 0);
    if (uses.empty())
        return uses;
    Position left = balanced;
    left.heaps[uses.front().move->heap] -= uses.front().move->taken;
    uses.push_back({Theorem::NimLemma2, nimSubject(left)});
    return uses;
}

/// The heaps with a 1 in the highest column of their nim-sum `sum`; none where it is 0. `after` is what one such move leaves.
/// The heaps stand for places of a game that are `apart`.
Prediction balancingHeaps(Count sum, Move move, const std::vector<Count>& after, std::size_t apart = 1)
{
    const auto column = highestColumn(sum);
    std::vector<std::size_t> places;
    for (std::size_t heap = 0; column && heap < after.size(); ++heap) {
        const std::size_t place = move.heap % apart + heap * apart;
        if (hasBit(after[heap] + (place == move.heap ? move.taken : 0), *column))
            places.push_back(place);
    }
    return Prediction::heap(places);
}

/// The gaps that count as heaps of Nim, as the proof begins with them.
Position countedHeaps(const Proof& proof)
{
    const auto* const gaps = firstStep<CoinGaps>(proof);
    return {gaps ? gaps->counted : std::vector<Count>{}};
}

Position oddSteps(const Proof& proof)
{
    const auto* const sum = firstStep<StairSum>(proof);
    return {sum ? sum->odd : std::vector<Count>{}};
}

}  // namespace

// --- Nim ---

Prediction PairHeaps::prediction() const
{
    const auto left = std::ranges::count_if(differences, [](Count difference) { return difference != 0; });
    return Prediction::number(static_cast<Count>(left));
}

std::vector<Use> EveryMoveUnbalances::uses(const Proof& proof) const { return lemmaOf(proof.position(), 0); }

Prediction SomeMoveBalances::prediction() const { return balancingHeaps(sum, move, after); }

std::vector<Use> SomeMoveBalances::uses(const Proof& proof) const { return lemmaOf(proof.position(), sum); }

std::vector<Use> WinningMoveCount::uses(const Proof& proof) const
{
    if (sum != 0)
        return {{proof.theorem == Theorem::NimCount ? Theorem::Bouton : Theorem::NimCount, proof.subject}};
    std::vector<Use> found = lemmaOf(proof.position(), 0);
    found.push_back({Theorem::Bouton, proof.subject});
    return found;
}

std::vector<Use> FlawVerdict::uses(const Proof& proof) const { return {{Theorem::NimLemma2, proof.subject}}; }
std::vector<Use> NotStrictVerdict::uses(const Proof& proof) const { return lemmaOf(proof.position(), s); }
std::vector<Use> CountVerdict::uses(const Proof& proof) const { return {{Theorem::NimCount, proof.subject}}; }
std::vector<Use> LineVerdict::uses(const Proof& proof) const { return {{Theorem::Bouton, proof.subject}}; }

// --- misère Nim ---

std::vector<Use> MisereUnbalances::uses(const Proof& proof) const { return lemmaOf(proof.position(), 0); }

Prediction MisereBalance::prediction() const { return balancingHeaps(sum, move, after); }

std::vector<Use> MisereBalance::uses(const Proof& proof) const { return lemmaOf(proof.position(), sum); }

std::vector<Use> MisereSumVerdict::uses(const Proof& proof) const { return {{Theorem::MisereNim, proof.subject}}; }

// --- Moore's Nim_k ---

/// After the move the theorem says that every reply unbalances a column.
std::vector<Use> MooreBalance::uses(const Proof& proof) const
{
    GameSum left = proof.subject;
    left.replace(0, Position{after});
    return {{Theorem::MooreNim, left}};
}

/// Every move out of a P-position can be answered: how, the theorem shows where the example move leads.
std::vector<Use> MooreConclusion::uses(const Proof& proof) const
{
    const auto* const unbalances = firstStep<MooreUnbalances>(proof);
    if (!unbalances)
        return {};
    Position left = proof.position();
    left.heaps[unbalances->move.heap] -= unbalances->move.taken;
    GameSum sum = proof.subject;
    sum.replace(0, left);
    return {{Theorem::MooreNim, sum}};
}

// --- staircase Nim: heap k is step 2k ---

std::vector<Use> StairUnbalances::uses(const Proof& proof) const { return lemmaOf(oddSteps(proof), 0); }

Prediction StairBalance::prediction() const { return balancingHeaps(sum, move, odd, 2); }

std::vector<Use> StairBalance::uses(const Proof& proof) const { return lemmaOf(oddSteps(proof), sum); }

std::vector<Use> StairConclusion::uses(const Proof& proof) const
{
    const auto* const balance = firstStep<StairBalance>(proof);
    return answersToMoves(balance ? Position{balance->odd} : oddSteps(proof));
}

// --- coins on a strip: of an odd number of them the first is the right coin of its pair, of an even number the second ---

std::vector<Use> CoinUnbalances::uses(const Proof& proof) const { return lemmaOf(countedHeaps(proof), 0); }

Prediction CoinBalance::prediction() const { return balancingHeaps(sum, move, counted, 2); }

std::vector<Use> CoinBalance::uses(const Proof& proof) const { return lemmaOf(countedHeaps(proof), sum); }

std::vector<Use> CoinConclusion::uses(const Proof& proof) const
{
    const auto* const balance = firstStep<CoinBalance>(proof);
    return answersToMoves(balance ? Position{balance->counted} : countedHeaps(proof));
}

}  // namespace nimstone::proof
