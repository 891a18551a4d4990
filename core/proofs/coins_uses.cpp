// What the steps of the proof about coins on a strip ask for and lean on.
#include "core/proofs/steps/coins.h"

#include "core/proofs/balancing_heaps.h"
#include "core/proofs/proof.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

namespace {

/// The gaps that count as heaps of Nim, as the proof begins with them.
Position countedHeaps(const Proof& proof)
{
    const auto* const gaps = stepAs<CoinGaps>(proof.steps.front());
    return {gaps ? gaps->counted : std::vector<Count>{}};
}

}  // namespace

std::vector<Use> CoinUnbalances::uses(const Proof& proof) const
{
    const Position heaps = countedHeaps(proof);
    const auto move = exampleMove(heaps);
    return move ? std::vector<Use>{{Theorem::NimLemma1, nimSubject(heaps), move}} : std::vector<Use>{};
}

/// Of an odd number of coins the first is the right coin of its pair, of an even number the second.
Prediction CoinBalance::prediction() const
{
    const std::size_t first = move.heap % 2;
    std::vector<std::size_t> coins = balancingHeaps(sum, Move{move.heap / 2, move.taken}, counted);
    for (std::size_t& coin : coins)
        coin = 2 * coin + first;
    return Prediction::heap(coins);
}

std::vector<Use> CoinBalance::uses(const Proof& proof) const { return {{Theorem::NimLemma2, nimSubject(countedHeaps(proof))}}; }

std::vector<Use> CoinConclusion::uses(const Proof& proof) const
{
    for (const Step& step : proof.steps) {
        if (const auto* const balance = stepAs<CoinBalance>(step))
            return answersToMoves({balance->counted});
    }
    return answersToMoves(countedHeaps(proof));
}

}  // namespace nimstone::proof
