// Which family checks which theorem.
#include "core/proofs/proof.h"
#include "core/proofs/verify/families.h"

namespace nimstone::proof {

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
    case Theorem::SubtractionPeriod:
    case Theorem::GuySmith:
    case Theorem::FlawWindowFromZero:
    case Theorem::FlawPeriodByEye: return verifyPeriods(proof);
    case Theorem::Mex: return verifyMex(proof);
    case Theorem::WythoffCold:
    case Theorem::WythoffGolden:
    case Theorem::WythoffExact:
    case Theorem::WythoffZeckendorf:
    case Theorem::FlawWythoffDouble: return verifyWythoff(proof);
    case Theorem::Zeckendorf:
    case Theorem::FibonacciNim:
    case Theorem::FlawFibonacciInt: return verifyFibonacci(proof);
    case Theorem::Euclid: return verifyEuclid(proof);
    case Theorem::SumTheorem: return verifySum(proof);
    case Theorem::Cutcake: return verifyCutcake(proof);
    }
    return 0;
}

}  // namespace nimstone::proof
