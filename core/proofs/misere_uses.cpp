// What the steps of the proofs about misère Nim ask for and lean on.
#include "core/proofs/steps/misere.h"

#include "core/proofs/balancing_heaps.h"
#include "core/proofs/proof.h"
#include "core/proofs/suggestions.h"

namespace nimstone::proof {

std::vector<Use> MisereUnbalances::uses(const Proof& proof) const
{
    return {{Theorem::NimLemma1, nimSubject(proof.position()), exampleMove(proof.position())}};
}

Prediction MisereBalance::prediction() const { return Prediction::heap(balancingHeaps(sum, move, after)); }

std::vector<Use> MisereBalance::uses(const Proof& proof) const
{
    return {{Theorem::NimLemma2, nimSubject(proof.position())}};
}

std::vector<Use> MisereSumVerdict::uses(const Proof& proof) const { return {{Theorem::MisereNim, proof.subject}}; }

}  // namespace nimstone::proof
