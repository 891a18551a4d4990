// Chooses the function that checks a theorem.
#include "core/proofs/verify/walk.h"

#include <algorithm>

#include "core/proofs/verify/families.h"

namespace nimstone::proof {

bool isAbout(const Proof& proof, std::initializer_list<std::string_view> games, std::size_t least, std::size_t most)
{
    const Position& position = proof.position();
    return !proof.subject.isSum() && std::ranges::find(games, proof.rules().entry().name) != games.end()
        && proof.move.has_value() == needsMove(proof.theorem) && position.quota == noQuota && position.heaps.size() >= least
        && position.heaps.size() <= most && std::ranges::all_of(position.heaps, [](Count heap) { return heap <= maxCount; });
}

std::optional<std::size_t> verify(const Proof& proof)
{
    switch (proof.theorem) {
    case Theorem::NimLemma1:
    case Theorem::NimLemma2:
    case Theorem::Bouton:
    case Theorem::NimCount:
    case Theorem::FlawHighestBit: return verifyNim(proof);
    case Theorem::Bash:
    case Theorem::BashCountUp: return verifyBash(proof);
    case Theorem::MisereNim:
    case Theorem::FlawMisereSum: return verifyMisere(proof);
    case Theorem::FlawMisereGrundy: return verifyMisereGrundy(proof);
    case Theorem::MooreNim: return verifyMoore(proof);
    case Theorem::FlawNotStrict:
    case Theorem::FlawCountAtMost:
    case Theorem::FlawTrailingBlank: return verifyNimFlaws(proof);
    case Theorem::StaircaseNim: return verifyStaircase(proof);
    case Theorem::CoinsOnAStrip: return verifyCoins(proof);
    case Theorem::SubtractionPeriod: return verifySubtraction(proof);
    case Theorem::GuySmith: return verifyGuySmith(proof);
    case Theorem::FlawWindowFromZero: return verifyWindowFromZero(proof);
    case Theorem::FlawPeriodByEye: return verifyByEye(proof);
    case Theorem::Mex: return verifyMex(proof);
    case Theorem::WythoffCold:
    case Theorem::WythoffGolden:
    case Theorem::WythoffExact:
    case Theorem::WythoffZeckendorf:
    case Theorem::FlawWythoffDouble: return verifyWythoff(proof);
    case Theorem::Zeckendorf: return verifyZeckendorf(proof);
    case Theorem::FibonacciNim: return verifyFibonacciNim(proof);
    case Theorem::FlawFibonacciInt: return verifyFlawFibonacciInt(proof);
    case Theorem::Euclid: return verifyEuclid(proof);
    case Theorem::SumTheorem: return verifySum(proof);
    case Theorem::Cutcake: return verifyCutcake(proof);
    }
    return 0;
}

}  // namespace nimstone::proof
