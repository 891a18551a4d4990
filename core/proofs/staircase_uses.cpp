// What the steps of the proof about staircase Nim ask for and lean on.
#include "core/proofs/steps/staircase.h"

#include "core/proofs/balancing_heaps.h"
#include "core/proofs/proof.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

namespace {

/// The odd steps as heaps of Nim.
Position oddSteps(const Proof& proof)
{
    Position odd;
    const auto& steps = proof.position().heaps;
    for (std::size_t step = 0; step < steps.size(); step += 2)
        odd.heaps.push_back(steps[step]);
    return odd;
}

GameSum oddHeaps(const Proof& proof) { return nimSubject(oddSteps(proof)); }

}  // namespace

std::vector<Use> StairUnbalances::uses(const Proof& proof) const
{
    const GameSum odd = oddHeaps(proof);
    const auto move = exampleMove(odd.components().front().position);
    return move ? std::vector<Use>{{Theorem::NimLemma1, odd, move}} : std::vector<Use>{};
}

Prediction StairBalance::prediction() const
{
    std::vector<std::size_t> steps = balancingHeaps(sum, Move{move.heap / 2, move.taken}, odd);
    for (std::size_t& step : steps)
        step *= 2;
    return Prediction::heap(steps);
}

std::vector<Use> StairBalance::uses(const Proof& proof) const { return {{Theorem::NimLemma2, oddHeaps(proof)}}; }

std::vector<Use> StairConclusion::uses(const Proof& proof) const
{
    for (const Step& step : proof.steps) {
        if (const auto* const balance = stepAs<StairBalance>(step))
            return answersToMoves({balance->odd});
    }
    return answersToMoves(oddSteps(proof));
}

}  // namespace nimstone::proof
