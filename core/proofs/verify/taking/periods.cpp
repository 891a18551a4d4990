// Checks the proofs about periods. It computes every value as a mex, independently of `prove`, and checks every
// certificate.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/taking/period_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

CodeMeaning requiredMeaning(const TakeAndBreakCode& code)
{
    CodeMeaning step{{}, code.last()};
    for (Count taken = 0; taken <= code.last(); ++taken) {
        if (code.digit(taken) != 0)
            step.digits.push_back({taken, code.digit(taken)});
    }
    return step;
}

/// The least amount whose digit in the code allows a move to leave `heaps` heaps (1 or 2); nullopt if no digit allows
/// it.
std::optional<Count> leastTake(const TakeAndBreakCode& code, unsigned heaps)
{
    for (Count taken = 0; taken <= code.last(); ++taken) {
        if (code.digit(taken) / (heaps == 2 ? 4 : 2) % 2 == 1)
            return taken;
    }
    return std::nullopt;
}

/// The size of the heap that the step CodeMex uses as its example: the smallest heap that can be split, or the largest
/// amount that may be taken if no heap can be split.
Count telling(const TakeAndBreakCode& code)
{
    const auto split = leastTake(code, 2);
    return split ? *split + 2 : code.last();
}

bool isExample(const GuySmithExample& step, const GuySmithWindow& window, const TakeAndBreakCode& code, MexValues& values)
{
    const auto split = leastTake(code, 2);
    const auto taken = split ? split : leastTake(code, 1);
    if (!taken || step.taken != *taken || step.heap != window.below + window.period || step.back != window.below
        || step.first > step.heap || step.second > step.heap || step.first + step.second + step.taken != step.heap)
        return false;
    const bool halved = split ? step.second - step.first <= 1 : step.first == 0;
    return halved && step.first <= step.second && step.second > window.period && step.shorter + window.period == step.second
        && step.shorter >= 1 && step.value == (values(step.first) ^ values(step.second))
        && step.value == (values(step.first) ^ values(step.shorter));
}

void needReadOffs(StepChecker& walk, const Proof& proof, const PlainPeriod& period, MexValues& values)
{
    for (std::size_t heap = 0; heap < proof.position().heaps.size() && walk.holdsSoFar(); ++heap)
        walk.need<HeapReadOff>([&](const HeapReadOff& step) { return holds(step, heap, proof, period, values); });
    walk.need<ValuesDecide>([&](const ValuesDecide& step) { return holds(step, proof, period, values); });
}

}  // namespace

std::optional<std::size_t> verifySubtraction(const Proof& proof)
{
    if (!isAbout(proof, {"subtraction"}, 1, maxProofHeaps))
        return 0;
    const auto amounts = proof.rules().as<SubtractionGame>()->set().amounts();
    const Count reach = amounts.back();
    if (reach > mostPlainValues)
        return 0;
    MexValues values(proof);
    PlainPeriod period;
    Count terms = 0;
    StepChecker walk(proof);
    std::vector<TakeOption> options;
    for (const CodeOption& option : values.options(reach))
        options.push_back({option.taken, option.second, option.value});
    walk.need(SubtractionRule{{amounts.begin(), amounts.end()}, reach})
        .need(SubtractionMex{reach, options, values(reach)}, options.size() == amounts.size())
        .need<NimSequenceTerms>([&](const NimSequenceTerms& step) {
            terms = step.values.size();
            // The windows determine the necessary number of terms. The step with the windows comes two steps later, so
            // this check reads it in advance.
            const auto* pair = proof.steps.size() > 4 ? stepAs<EqualWindowPair>(proof.steps[4]) : nullptr;
            PlainPeriod looked;
            MexValues more(proof);
            return terms <= mostPlainValues && values.are(step.values)
                && (!pair || !holds(*pair, reach, looked, more) || terms == pair->second + pair->length);
        })
        .need(WindowsMustRecur{amounts.size(), reach})
        .need<EqualWindowPair>([&](const EqualWindowPair& step) {
            return holds(step, reach, period, values) && terms == step.second + step.length;
        });
    if (!walk.holdsSoFar())
        return walk.end();
    const Count after = period.preperiod + reach;
    ZeroHeaps zeros{period.preperiod, period.period, {}};
    for (Count heap = period.preperiod; heap < period.preperiod + period.period; ++heap) {
        if (values(heap) == 0)
            zeros.heaps.push_back(heap);
    }
    walk.need(WindowsGoOn{period.period, period.preperiod, after, after + period.period, values(after + period.period)},
              values(after) == values(after + period.period))
        .need(zeros);
    needReadOffs(walk, proof, period, values);
    return walk.end();
}

std::optional<std::size_t> verifyGuySmith(const Proof& proof)
{
    if (!isAboutOctal(proof, maxProofHeaps))
        return 0;
    const TakeAndBreakCode& code = proof.rules().as<TakeAndBreakGame>()->code();
    MexValues values(proof);
    PlainPeriod period;
    GuySmithWindow window;
    Count terms = 0;
    StepChecker walk(proof);
    const CodeMeaning digits = requiredMeaning(code);
    walk.need(digits, !digits.digits.empty() && digits.digits.back().taken == digits.last)
        .need(CodeMex{telling(code), values.options(telling(code)), values(telling(code))})
        .need<NimSequenceTerms>([&](const NimSequenceTerms& step) {
            terms = step.values.size();
            const auto* next = proof.steps.size() > 3 ? stepAs<GuySmithWindow>(proof.steps[3]) : nullptr;
            PlainPeriod looked;
            MexValues more(proof);
            return terms <= mostPlainValues && values.are(step.values)
                && (!next || !holds(*next, code.last(), looked, more) || terms == next->below + next->period);
        })
        .need<GuySmithWindow>([&](const GuySmithWindow& step) {
            window = step;
            return holds(step, code.last(), period, values) && terms == step.below + step.period;
        });
    if (!walk.holdsSoFar())
        return walk.end();
    // The larger of the two heaps has at least half of the stones that are left. After one period is subtracted from
    // it, it still has at least n0 stones.
    const Count left = window.below + window.period - code.last();
    const Count larger = left - left / 2;
    const Count backLeft = window.below - code.last();
    const Count backLarger = backLeft - backLeft / 2;
    walk.need(GuySmithGoesOn{window.below + window.period, code.last(), left, larger, window.below, backLarger},
              larger >= window.from + window.period && backLarger >= window.from);
    if (leastTake(code, 2) || leastTake(code, 1))
        walk.need<GuySmithExample>([&](const GuySmithExample& step) { return isExample(step, window, code, values); });
    if (window.from == 1)
        walk.need(HeapZeroApart{window.period, values(0), values(window.period), values(0) == values(window.period)});
    needReadOffs(walk, proof, period, values);
    return walk.end();
}

}  // namespace nimstone::proof
