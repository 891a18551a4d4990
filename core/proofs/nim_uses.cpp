// What the steps of the proofs about Nim ask for and lean on, where it takes more than a field of theirs.
#include "core/proofs/steps/nim.h"

#include <algorithm>

#include "core/proofs/balancing_heaps.h"
#include "core/proofs/proof.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

namespace {

/// What says why a position of Nim has a winning move, or none: Lemma 2, or Lemma 1 with some move.
std::vector<Use> lemmaOf(const GameSum& subject, Count sum)
{
    if (sum != 0)
        return {{Theorem::NimLemma2, subject}};
    const auto move = exampleMove(subject.components().front().position);
    return move ? std::vector<Use>{{Theorem::NimLemma1, subject, move}} : std::vector<Use>{};
}

}  // namespace

Prediction PairHeaps::prediction() const
{
    const auto left = std::ranges::count_if(differences, [](Count difference) { return difference != 0; });
    return Prediction::number(static_cast<Count>(left));
}

std::vector<Use> EveryMoveUnbalances::uses(const Proof& proof) const { return lemmaOf(proof.subject, 0); }

Prediction SomeMoveBalances::prediction() const { return Prediction::heap(balancingHeaps(sum, move, after)); }

std::vector<Use> SomeMoveBalances::uses(const Proof& proof) const { return lemmaOf(proof.subject, sum); }

std::vector<Use> WinningMoveCount::uses(const Proof& proof) const
{
    if (sum != 0)
        return {{proof.theorem == Theorem::NimCount ? Theorem::Bouton : Theorem::NimCount, proof.subject}};
    std::vector<Use> found = lemmaOf(proof.subject, 0);
    found.push_back({Theorem::Bouton, proof.subject});
    return found;
}

std::vector<Use> FlawVerdict::uses(const Proof& proof) const { return {{Theorem::NimLemma2, proof.subject}}; }

}  // namespace nimstone::proof
