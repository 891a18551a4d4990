// Lemma 2: if s ≠ 0, some move makes t = 0.
#include "core/proofs/prove/nim/nim.h"
#include "core/proofs/prove/nim/nim_steps.h"

namespace nimstone::proof {

Steps lemma2Steps(const Proof& proof)
{
    const Position& position = proof.position();
    return {
        nimSumStep(position),
        highestColumnStep(position),
        chooseHeapStep(position),
        smallerTargetStep(position),
        takeStonesStep(position),
        sumVanishesStep(position),
    };
}

}  // namespace nimstone::proof
