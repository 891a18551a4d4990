// The theorem that every finite subtraction game is periodic; two equal windows of its nim-sequence prove the period.
#include "core/proofs/prove/taking/periods.h"

namespace nimstone::proof {

namespace {

SubtractionMex mexStep(const SubtractionSet& set, const Periodic& periodic)
{
    SubtractionMex step{set.largest(), {}, periodic.value(set.largest())};
    for (const Count amount : set.amounts())
        step.options.push_back({amount, step.heap - amount, periodic.value(step.heap - amount)});
    return step;
}

ZeroHeaps zeroHeaps(const Periodic& periodic)
{
    ZeroHeaps step{periodic.period.preperiod, periodic.period.period, {}};
    for (Count heap = step.preperiod; heap < step.preperiod + step.period; ++heap) {
        if (periodic.value(heap) == 0)
            step.heaps.push_back(heap);
    }
    return step;
}

}  // namespace

Steps subtractionPeriodSteps(const Proof& proof)
{
    const SubtractionSet& set = setOf(proof.subject);
    const Periodic periodic = *findPeriodic(set);
    const EqualWindowPair pair = equalWindows(periodic);
    Steps steps{
        SubtractionRule{{set.amounts().begin(), set.amounts().end()}, set.largest()},
        mexStep(set, periodic),
        NimSequenceTerms{periodic.values},
        WindowsMustRecur{set.amounts().size(), set.largest()},
        pair,
        WindowsGoOn{periodic.period.period, periodic.period.preperiod, pair.first + pair.length,
                    pair.second + pair.length, periodic.value(pair.second + pair.length)},
        zeroHeaps(periodic),
    };
    addReadOffs(steps, proof.subject, periodic);
    return steps;
}

}  // namespace nimstone::proof
