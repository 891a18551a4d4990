// What the proofs about periods have in common.
#include "core/proofs/prove/taking/periods.h"

#include <algorithm>

#include "core/nimber.h"

namespace nimstone::proof {

namespace {

Count termsOf(const Period& period, const Certificate& certificate)
{
    if (const auto* windows = std::get_if<EqualWindows>(&certificate))
        return windows->second + windows->length;
    return std::get<PeriodRange>(certificate).below + period.period;
}

}  // namespace

Count Periodic::like(Count heap) const
{
    return heap < period.preperiod ? heap : period.preperiod + (heap - period.preperiod) % period.period;
}

std::optional<Periodic> findPeriodic(const SequenceGame& game, Count limit)
{
    NimSequence sequence(game);
    // Most periods are short: they are not waited for until the whole limit is computed.
    for (const Count upTo : {Count{128}, Count{512}, limit}) {
        const auto found = sequence.findPeriod(std::min(upTo, limit)).found;
        if (!found || !found->isProved() || found->period.saltus != 0)
            continue;
        const Count terms = termsOf(found->period, found->certificate);
        if (terms > limit)
            return std::nullopt;
        Periodic periodic{found->period, found->certificate, {}};
        sequence.extendTo(terms);
        for (Count heap = 0; heap < terms; ++heap)
            periodic.values.push_back(sequence.value(heap));
        return periodic;
    }
    return std::nullopt;
}

const SubtractionSet& setOf(const GameSum& subject)
{
    return subject.components().front().rules.as<SubtractionGame>()->set();
}

const TakeAndBreakCode& codeOf(const GameSum& subject)
{
    return subject.components().front().rules.as<TakeAndBreakGame>()->code();
}

std::vector<CodeOption> optionsOf(const TakeAndBreakCode& code, Count heap, const std::function<Count(Count)>& value)
{
    std::vector<CodeOption> options;
    for (Count taken = 0; taken <= std::min<Count>(code.last(), heap); ++taken) {
        const Count left = heap - taken;
        if (left == 0 && code.mayEmpty(taken))
            options.push_back({taken, 0, 0, 0});
        if (left != 0 && code.mayLeaveOne(taken))
            options.push_back({taken, 0, left, value(left)});
        for (Count first = 1; code.mayLeaveTwo(taken) && first <= left / 2; ++first)
            options.push_back({taken, first, left - first, value(first) ^ value(left - first)});
    }
    return options;
}

GuySmithWindow guySmithWindow(const TakeAndBreakCode& code, const Periodic& periodic)
{
    const auto& range = std::get<PeriodRange>(periodic.certificate);
    return {range.from, periodic.period.period, code.last(), range.below};
}

EqualWindowPair equalWindows(const Periodic& periodic)
{
    const auto& windows = std::get<EqualWindows>(periodic.certificate);
    EqualWindowPair step{windows.first, windows.second, windows.length, {}};
    for (Count place = 0; place < windows.length; ++place)
        step.window.push_back(periodic.values[windows.first + place]);
    return step;
}

HeapReadOff readOff(const GameSum& subject, std::size_t heap, const Periodic& periodic)
{
    const Count size = subject.components().front().position.heaps[heap];
    return {heap, size, periodic.like(size), periodic.value(size)};
}

void addReadOffs(Steps& steps, const GameSum& subject, const Periodic& periodic)
{
    ValuesDecide decide;
    for (std::size_t heap = 0; heap < subject.components().front().position.heaps.size(); ++heap) {
        steps.push_back(readOff(subject, heap, periodic));
        decide.values.push_back(readOff(subject, heap, periodic).value);
    }
    decide.sum = nimSum(decide.values);
    decide.outcome = decide.sum == 0 ? Outcome::P : Outcome::N;
    steps.push_back(decide);
}

std::vector<Use> ValuesDecide::uses(const Proof& proof) const
{
    if (values.size() < 2)
        return {};
    std::vector<Use> found{{Theorem::Bouton, nimSubject({values})}};
    std::vector<Component> heaps;
    for (const Count heap : proof.position().heaps)
        heaps.push_back({proof.rules(), {{heap}}});
    if (const auto gameSum = GameSum::make(std::move(heaps)); gameSum && prove(Theorem::SumTheorem, *gameSum))
        found.insert(found.begin(), {Theorem::SumTheorem, *gameSum});
    return found;
}

std::vector<Use> WindowFromZeroVerdict::uses(const Proof& proof) const { return {{Theorem::GuySmith, proof.subject}}; }
std::vector<Use> PeriodByEyeVerdict::uses(const Proof& proof) const { return {{Theorem::SubtractionPeriod, proof.subject}}; }

}  // namespace nimstone::proof
