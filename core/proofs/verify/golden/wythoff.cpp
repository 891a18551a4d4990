#include "core/proofs/verify/golden/wythoff_theorems.h"

#include "core/proofs/verify/families.h"

namespace nimstone::proof {

std::optional<std::size_t> verifyWythoff(const Proof& proof)
{
    if (!isAboutWythoff(proof))
        return 0;
    const WythoffFacts facts(proof.position());
    switch (proof.theorem) {
    case Theorem::WythoffCold: return verifyWythoffCold(proof, facts);
    case Theorem::WythoffGolden: return verifyWythoffGolden(proof, facts);
    case Theorem::WythoffExact: return verifyWythoffExact(proof, facts);
    case Theorem::WythoffZeckendorf: return verifyWythoffZeckendorf(proof, facts);
    case Theorem::FlawWythoffDouble: return verifyFlawWythoffDouble(proof, facts);
    default: return 0;
    }
}

}  // namespace nimstone::proof
