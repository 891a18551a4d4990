// Lemma 2: if s ≠ 0, some move makes t = 0.
#include "core/proof/prove/nim_steps.h"
#include "core/proof/prove/nim.h"

namespace nimstone::proof {

Steps lemma2Steps(const Position& position)
{
    const SmallerTarget target = smallerTargetStep(position);
    return {
        nimSumStep(position),
        highestColumnStep(position),
        chooseHeapStep(position),
        target,
        takeStonesStep(position),
        SumVanishes{target.heap, target.s, target.before, target.after, target.s ^ target.before ^ target.after},
    };
}

}  // namespace nimstone::proof
