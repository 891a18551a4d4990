// What the verdicts on errors about Nim lean on.
#include "core/proofs/proof.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

std::vector<Use> NotStrictVerdict::uses(const Proof& proof) const
{
    if (s != 0)
        return {{Theorem::NimLemma2, proof.subject}};
    const auto move = exampleMove(proof.position());
    return move ? std::vector<Use>{{Theorem::NimLemma1, proof.subject, move}} : std::vector<Use>{};
}

std::vector<Use> CountVerdict::uses(const Proof& proof) const { return {{Theorem::NimCount, proof.subject}}; }

std::vector<Use> LineVerdict::uses(const Proof& proof) const { return {{Theorem::Bouton, proof.subject}}; }

}  // namespace nimstone::proof
