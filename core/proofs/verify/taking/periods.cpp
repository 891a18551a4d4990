// Checks the proofs about periods: every value again by the mex itself, and every certificate.
#include "core/proofs/verify/families.h"

#include <algorithm>

#include "core/proofs/verify/taking/period_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

const std::initializer_list<std::string_view> octalGames{"octal", "kayles", "dawson-kayles", "dawsons-chess", "treblecross"};

const TakeAndBreakCode& codeOf(const Proof& proof) { return proof.rules().as<TakeAndBreakGame>()->code(); }

bool isMeant(const CodeMeaning& step, const TakeAndBreakCode& code)
{
    std::size_t place = 0;
    for (Count taken = 0; taken <= step.last && taken <= maxCodeDigits; ++taken) {
        if (code.digit(taken) == 0)
            continue;
        if (place == step.digits.size() || step.digits[place] != CodeDigit{taken, code.digit(taken)})
            return false;
        ++place;
    }
    return place == step.digits.size() && place > 0 && step.digits.back().taken == code.last() && step.last == code.last();
}

/// The smallest heap with a split, or the longest take.
Count telling(const TakeAndBreakCode& code)
{
    for (Count taken = 0; taken <= code.last(); ++taken) {
        if (code.digit(taken) / 4 % 2 == 1)
            return taken + 2;
    }
    return code.last();
}

/// The least take that leaves so many heaps: none where no digit allows it.
std::optional<Count> leastTake(const TakeAndBreakCode& code, unsigned heaps)
{
    for (Count taken = 0; taken <= code.last(); ++taken) {
        if (code.digit(taken) / (heaps == 2 ? 4 : 2) % 2 == 1)
            return taken;
    }
    return std::nullopt;
}

bool isExample(const GuySmithExample& step, const GuySmithWindow& window, const TakeAndBreakCode& code, PlainValues& values)
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

void needReadOffs(Walk& walk, const Proof& proof, const PlainPeriod& period, PlainValues& values)
{
    for (std::size_t heap = 0; heap < proof.position().heaps.size() && walk.holdsSoFar(); ++heap)
        walk.need<HeapReadOff>([&](const HeapReadOff& step) { return holds(step, heap, proof, period, values); });
    walk.need<ValuesDecide>([&](const ValuesDecide& step) { return holds(step, proof, period, values); });
}

}  // namespace

std::optional<std::size_t> verifySubtraction(const Proof& proof)
{
    if (!isAbout(proof, {"subtraction"}, maxProofHeaps))
        return 0;
    const auto amounts = proof.rules().as<SubtractionGame>()->set().amounts();
    const Count reach = amounts.back();
    if (reach > mostPlainValues)
        return 0;
    PlainValues values(proof);
    PlainPeriod period;
    Count terms = 0;
    Walk walk(proof);
    walk.need<SubtractionRule>([&](const SubtractionRule& step) {
            return std::ranges::equal(step.amounts, amounts) && step.reach == reach;
        })
        .need<SubtractionMex>([&](const SubtractionMex& step) {
            std::vector<TakeOption> options;
            for (const CodeOption& option : values.options(reach))
                options.push_back({option.taken, option.second, option.value});
            return step.heap == reach && step.options == options && options.size() == amounts.size()
                && step.value == values(reach);
        })
        .need<NimSequenceTerms>([&](const NimSequenceTerms& step) {
            terms = step.values.size();
            // How many there are to be, the windows say: they come two steps later, and are looked at here.
            const auto* pair = proof.steps.size() > 4 ? stepAs<EqualWindowPair>(proof.steps[4]) : nullptr;
            PlainPeriod looked;
            PlainValues more(proof);
            return terms <= mostPlainValues && values.are(step.values)
                && (!pair || !holds(*pair, reach, looked, more) || terms == pair->second + pair->length);
        })
        .need<WindowsMustRecur>([&](const WindowsMustRecur& step) {
            return step.most == amounts.size() && step.reach == reach;
        })
        .need<EqualWindowPair>([&](const EqualWindowPair& step) {
            return holds(step, reach, period, values) && terms == step.second + step.length;
        })
        .need<WindowsGoOn>([&](const WindowsGoOn& step) {
            return step.period == period.period && step.preperiod == period.preperiod
                && step.left == period.preperiod + reach && step.right == step.left + period.period
                && step.value == values(step.left) && step.value == values(step.right);
        })
        .need<ZeroHeaps>([&](const ZeroHeaps& step) {
            std::vector<Count> zeros;
            for (Count heap = period.preperiod; heap < period.preperiod + period.period; ++heap) {
                if (values(heap) == 0)
                    zeros.push_back(heap);
            }
            return step.preperiod == period.preperiod && step.period == period.period && step.heaps == zeros;
        });
    needReadOffs(walk, proof, period, values);
    return walk.end();
}

std::optional<std::size_t> verifyGuySmith(const Proof& proof)
{
    if (!isAbout(proof, octalGames, maxProofHeaps))
        return 0;
    const TakeAndBreakCode& code = codeOf(proof);
    PlainValues values(proof);
    PlainPeriod period;
    GuySmithWindow window;
    Count terms = 0;
    Walk walk(proof);
    walk.need<CodeMeaning>([&](const CodeMeaning& step) { return isMeant(step, code); })
        .need<CodeMex>([&](const CodeMex& step) {
            return step.heap == telling(code) && step.options == values.options(step.heap) && step.value == values(step.heap);
        })
        .need<NimSequenceTerms>([&](const NimSequenceTerms& step) {
            terms = step.values.size();
            const auto* next = proof.steps.size() > 3 ? stepAs<GuySmithWindow>(proof.steps[3]) : nullptr;
            PlainPeriod looked;
            PlainValues more(proof);
            return terms <= mostPlainValues && values.are(step.values)
                && (!next || !holds(*next, code.last(), looked, more) || terms == next->below + next->period);
        })
        .need<GuySmithWindow>([&](const GuySmithWindow& step) {
            window = step;
            return holds(step, code.last(), period, values) && terms == step.below + step.period;
        })
        .need<GuySmithGoesOn>([&](const GuySmithGoesOn& step) {
            // The larger of two parts is at least half of them; a period off it leaves a heap of n0 at least.
            return step.heap == window.below + window.period && step.last == code.last()
                && step.left == step.heap - code.last() && step.larger == step.left - step.left / 2
                && step.larger >= window.from + window.period && step.back == window.below
                && step.backLarger == (window.below - code.last()) - (window.below - code.last()) / 2
                && step.backLarger >= window.from;
        });
    if (walk.holdsSoFar() && (leastTake(code, 2) || leastTake(code, 1)))
        walk.need<GuySmithExample>([&](const GuySmithExample& step) { return isExample(step, window, code, values); });
    if (walk.holdsSoFar() && window.from == 1) {
        walk.need<HeapZeroApart>([&](const HeapZeroApart& step) {
            return step.period == window.period && step.atZero == values(0) && step.atPeriod == values(window.period)
                && step.same == (step.atZero == step.atPeriod);
        });
    }
    needReadOffs(walk, proof, period, values);
    return walk.end();
}

std::optional<std::size_t> verifyPeriods(const Proof& proof)
{
    switch (proof.theorem) {
    case Theorem::SubtractionPeriod: return verifySubtraction(proof);
    case Theorem::GuySmith: return verifyGuySmith(proof);
    case Theorem::FlawWindowFromZero: return verifyWindowFromZero(proof);
    case Theorem::FlawPeriodByEye: return verifyByEye(proof);
    default: return 0;
    }
}

}  // namespace nimstone::proof
