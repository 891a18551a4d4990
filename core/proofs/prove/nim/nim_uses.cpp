// Defines the functions `prediction` and `uses` of steps about Nim and related games. Only those functions are here that
// need more than the fields of the step.
#include "core/proofs/proof.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

namespace {

/// The lemma that explains whether these heaps of Nim have a winning move: Lemma 2 if their nim-sum `sum` is not 0,
/// otherwise Lemma 1 with an example move. Empty if no move is possible.
std::vector<Use> lemmaOf(const Position& heaps, Count sum)
{
    if (sum != 0)
        return {{Theorem::NimLemma2, nimSubject(heaps)}};
    const auto move = exampleMove(heaps);
    if (!move)
        return {};
    return {{Theorem::NimLemma1, nimSubject(heaps), move}};
}

/// The lemmas that explain why every move from heaps with nim-sum 0 has a reply that makes the nim-sum 0 again: Lemma 1
/// with an example move, and Lemma 2 for the heaps after this move. Empty if no move is possible.
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

/// Makes the question for the heaps that have a 1 in the highest column of the nim-sum `sum`; if `sum` is 0, no heap is
/// the right answer. `move` is one of the winning moves, and `after` lists the heaps after this move. Heap i of `after`
/// is heap i · `apart` + (move.heap mod `apart`) of the game.
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

/// The gaps inside pairs, as a position of Nim. They come from the first step of the proof.
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

Prediction NimSum::partPrediction(int part) const
{
    if (part == 1)
        return Prediction::number(heaps.empty() ? 0 : blocks(heaps.front()).size());
    Count ones = 0;
    Count pairs = 0;
    for (Count column = 1; column != 0; column <<= 1) {
        ones += onesInColumn(heaps, column);
        pairs += onesInColumn(heaps, column) / 2;
    }
    return Prediction::number(part == 2 ? ones : pairs);
}

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

/// Returns the use of the theorem on Moore's Nim_k for the position after the winning move: every reply makes some residue
/// different from 0.
std::vector<Use> MooreBalance::uses(const Proof& proof) const
{
    GameSum left = proof.subject;
    left.replace(0, Position{after});
    return {{Theorem::MooreNim, left}};
}

/// Returns the use of the theorem on Moore's Nim_k for the position after the example move from a P-position: its proof
/// shows the reply to this move.
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

// --- staircase Nim: heap i of the odd steps is the heap with the index 2i, from 0, of the position ---

std::vector<Use> StairUnbalances::uses(const Proof& proof) const { return lemmaOf(oddSteps(proof), 0); }

Prediction StairBalance::prediction() const { return balancingHeaps(sum, move, odd, 2); }

std::vector<Use> StairBalance::uses(const Proof& proof) const { return lemmaOf(oddSteps(proof), sum); }

std::vector<Use> StairConclusion::uses(const Proof& proof) const
{
    const auto* const balance = firstStep<StairBalance>(proof);
    return answersToMoves(balance ? Position{balance->odd} : oddSteps(proof));
}

// --- coins on a strip: the leftmost right coin of a pair is coin 0 if the number of coins is odd, otherwise coin 1 ---

std::vector<Use> CoinUnbalances::uses(const Proof& proof) const { return lemmaOf(countedHeaps(proof), 0); }

Prediction CoinBalance::prediction() const { return balancingHeaps(sum, move, counted, 2); }

std::vector<Use> CoinBalance::uses(const Proof& proof) const { return lemmaOf(countedHeaps(proof), sum); }

std::vector<Use> CoinConclusion::uses(const Proof& proof) const
{
    const auto* const balance = firstStep<CoinBalance>(proof);
    return answersToMoves(balance ? Position{balance->counted} : countedHeaps(proof));
}

}  // namespace nimstone::proof
