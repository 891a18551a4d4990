// Guy and Smith's theorem: a period that holds in a window of a certain length holds for all larger heaps.
#include "core/proofs/prove/taking/periods.h"

namespace nimstone::proof {

namespace {

CodeMeaning meaning(const TakeAndBreakCode& code)
{
    CodeMeaning step{{}, code.last()};
    for (Count taken = 0; taken <= code.last(); ++taken) {
        if (code.digit(taken) != 0)
            step.digits.push_back({taken, code.digit(taken)});
    }
    return step;
}

/// The least amount whose digit in the code allows the kind of move that `may` tests; nullopt if no digit allows this
/// kind.
std::optional<Count> leastAmount(const TakeAndBreakCode& code, bool (TakeAndBreakCode::*may)(Count) const)
{
    for (Count taken = 0; taken <= code.last(); ++taken) {
        if ((code.*may)(taken))
            return taken;
    }
    return std::nullopt;
}

CodeMex mexStep(const TakeAndBreakCode& code, const Periodic& periodic)
{
    const auto split = leastAmount(code, &TakeAndBreakCode::mayLeaveTwo);
    const Count heap = split ? *split + 2 : code.last();
    return {heap, optionsOf(code, heap, [&](Count left) { return periodic.value(left); }), periodic.value(heap)};
}

/// An example of a move from a heap: a split into two heaps of nearly equal sizes; if the code allows no split, a move
/// that leaves one heap. Nullopt if the code allows neither.
std::optional<GuySmithExample> example(const TakeAndBreakCode& code, const Periodic& periodic, const GuySmithWindow& window)
{
    const auto split = leastAmount(code, &TakeAndBreakCode::mayLeaveTwo);
    const auto whole = leastAmount(code, &TakeAndBreakCode::mayLeaveOne);
    if (!split && !whole)
        return std::nullopt;
    GuySmithExample step{.heap = window.below + window.period, .back = window.below, .taken = split ? *split : *whole};
    const Count left = step.heap - step.taken;
    step.first = split ? left / 2 : 0;
    step.second = left - step.first;
    step.shorter = step.second - window.period;
    step.value = (step.first == 0 ? 0 : periodic.value(step.first)) ^ periodic.value(step.second);
    return step;
}

}  // namespace

Steps guySmithSteps(const Proof& proof)
{
    const TakeAndBreakCode& code = codeOf(proof.subject);
    const Periodic periodic = *findPeriodic(code);
    const GuySmithWindow window = guySmithWindow(code, periodic);
    const Count left = 2 * (window.from + window.period);
    const Count backLeft = window.below - window.last;
    Steps steps{
        meaning(code),
        mexStep(code, periodic),
        NimSequenceTerms{periodic.values},
        window,
        GuySmithGoesOn{window.below + window.period, window.last, left, left / 2, window.below, (backLeft + 1) / 2},
    };
    if (const auto move = example(code, periodic, window))
        steps.push_back(*move);
    if (window.from == 1) {
        const Count atPeriod = periodic.values[window.period];
        steps.push_back(HeapZeroApart{window.period, periodic.values[0], atPeriod, atPeriod == periodic.values[0]});
    }
    addReadOffs(steps, proof.subject, periodic);
    return steps;
}

}  // namespace nimstone::proof
