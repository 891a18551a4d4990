// Spot the flaw: the window of Guy and Smith's theorem starts at heap 0. The code finds the least period that passes
// the test in this window, and the first heap for which the period is wrong.
#include "core/proofs/prove/taking/periods.h"

#include <algorithm>

namespace nimstone::proof {

namespace {

/// The first heap whose value differs from the value of the heap one period smaller; nullopt if the period is correct.
std::optional<Count> firstFailure(const Periodic& periodic, Count period)
{
    for (Count heap = 0; heap < periodic.period.preperiod + periodic.period.period; ++heap) {
        if (periodic.value(heap + period) != periodic.value(heap))
            return heap + period;
    }
    return std::nullopt;
}

WindowFromZeroBreaks breaks(const TakeAndBreakCode& code, const Periodic& periodic, Count heap, Count period)
{
    WindowFromZeroBreaks step{.heap = heap, .back = heap - period, .claimed = periodic.value(heap - period),
                              .value = periodic.value(heap)};
    // The values differ because either the larger heap or the smaller heap has an option that the other heap does not
    // have.
    step.ofLarger = step.value > step.claimed;
    const auto options = optionsOf(code, step.ofLarger ? step.heap : step.back,
                                   [&](Count left) { return periodic.value(left); });
    const auto option = std::ranges::find(options, std::min(step.value, step.claimed), &CodeOption::value);
    step.taken = option->taken;
    step.first = option->first;
    step.second = option->second;
    return step;
}

}  // namespace

std::optional<Count> periodFromZero(const TakeAndBreakCode& code, const Periodic& periodic)
{
    for (Count period = 1; 2 * period + code.last() <= periodLimit; ++period) {
        bool passes = true;
        for (Count heap = 0; passes && heap < period + code.last(); ++heap)
            passes = periodic.value(heap + period) == periodic.value(heap);
        if (passes)
            return period;
    }
    return std::nullopt;
}

Steps flawWindowSteps(const Proof& proof)
{
    const TakeAndBreakCode& code = codeOf(proof.subject);
    const Periodic periodic = *findPeriodic(code);
    const Count period = *periodFromZero(code, periodic);
    const Count below = period + code.last();
    WindowFromZeroPasses passes{period, below, {}};
    for (Count heap = 0; heap < below + period; ++heap)
        passes.values.push_back(periodic.value(heap));

    Steps steps{WindowFromZeroClaim{period, code.last(), below}, passes};
    const auto failure = firstFailure(periodic, period);
    if (failure)
        steps.push_back(breaks(code, periodic, *failure, period));
    const Count size = proof.position().heaps.front();
    const Count claimed = periodic.value(size % period);
    const Count value = periodic.value(size);
    steps.push_back(guySmithWindow(code, periodic));
    steps.push_back(readOff(proof.subject, 0, periodic));
    steps.push_back(WindowFromZeroVerdict{size, size % period, claimed, value, failure.has_value(), claimed != value});
    return steps;
}

}  // namespace nimstone::proof
