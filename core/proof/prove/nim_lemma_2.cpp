// Lemma 2: if s ≠ 0, some move makes t = 0.
#include "core/proof/prove/nim_steps.h"
#include "core/proof/prove/nim.h"

namespace nimstone::proof {

Steps lemma2Steps(const Position& position)
{
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
