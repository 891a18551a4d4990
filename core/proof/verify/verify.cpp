// Which family checks which theorem.
#include "core/proof/proof.h"
#include "core/proof/verify/families.h"

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
    case Theorem::WythoffCold: return verifyWythoff(proof);
    case Theorem::MisereNim:
    case Theorem::FlawMisereSum: return verifyMisere(proof);
    case Theorem::StaircaseNim: return verifyStaircase(proof);
    default: break;
    }
    return 0;
}

}  // namespace nimstone::proof
