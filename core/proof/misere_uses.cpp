// What the steps of the proofs about misère Nim ask for and lean on.
#include "core/proof/steps/misere.h"

#include "core/nimber.h"
#include "core/proof/proof.h"
#include "core/proof/suggestions.h"

namespace nimstone::proof {

std::vector<Use> MisereUnbalances::uses(const Proof& proof) const
{
    return {{Theorem::NimLemma1, nimTable(proof.position()), exampleMove(proof.position())}};
}

Prediction MisereBalance::prediction() const
{
    const Count column = highestColumn(sum).value_or(0);
    std::vector<std::size_t> heaps;
    for (std::size_t heap = 0; heap < after.size(); ++heap) {
        if (hasBit(after[heap] + (heap == move.heap ? move.taken : 0), column))
            heaps.push_back(heap);
    }
    return Prediction::heap(heaps);
}

std::vector<Use> MisereBalance::uses(const Proof& proof) const
{
    return {{Theorem::NimLemma2, nimTable(proof.position())}};
}

std::vector<Use> MisereSumVerdict::uses(const Proof& proof) const { return {{Theorem::MisereNim, proof.subject}}; }

}  // namespace nimstone::proof
