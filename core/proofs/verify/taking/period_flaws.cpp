// Checks the proofs that show two errors about periods. Two different values show that a claimed period is wrong. The
// true period follows from a certificate. The certificate is a step of the same proof, and this code checks it too.
#include "core/proofs/verifiers.h"

#include <algorithm>
#include <set>

#include "core/proofs/verify/taking/period_facts.h"

namespace nimstone::proof {

namespace {

/// The period from the first correct certificate in the proof; nullopt if no certificate is correct. A wrong
/// certificate is reported later, when its own step is checked.
template <class Kind>
std::optional<PlainPeriod> certified(const Proof& proof, Count reach, MexValues& values)
{
    PlainPeriod period;
    for (const Step& step : proof.steps) {
        if (const auto* certificate = stepAs<Kind>(step); certificate && holds(*certificate, reach, period, values))
            return period;
    }
    return std::nullopt;
}

/// True if g(n + period) = g(n) for all n < period + last.
bool passesFromZero(Count period, Count last, MexValues& values)
{
    for (Count heap = 0; heap < period + last; ++heap) {
        if (values(heap + period) != values(heap))
            return false;
    }
    return true;
}

bool isLeastFromZero(Count period, Count last, MexValues& values)
{
    if (period < 1 || 2 * period + last > mostPlainValues)
        return false;
    for (Count smaller = 1; smaller < period; ++smaller) {
        if (passesFromZero(smaller, last, values))
            return false;
    }
    return passesFromZero(period, last, values);
}

/// Checks that `step` names the first heap whose value differs from the value of the heap one period smaller.
bool isFirstFailure(const WindowFromZeroBreaks& step, Count period, MexValues& values)
{
    if (step.heap >= mostPlainValues || step.heap < period || step.back + period != step.heap
        || step.claimed != values(step.back) || step.value != values(step.heap) || step.value == step.claimed
        || step.ofLarger != (step.value > step.claimed))
        return false;
    for (Count heap = period; heap < step.heap; ++heap) {
        if (values(heap) != values(heap - period))
            return false;
    }
    // The step shows an option of one heap that has the value of the other heap. It must show the first such option.
    for (const CodeOption& option : values.options(step.ofLarger ? step.heap : step.back)) {
        if (option.value == (step.ofLarger ? step.claimed : step.value))
            return option.taken == step.taken && option.first == step.first && option.second == step.second;
    }
    return false;
}

/// The first heap, from the pre-period on, whose value differs from the value of the heap that is `claim` stones
/// larger. Such a heap exists for every claim that is not a multiple of the period.
Count breakOf(Count claim, const PlainPeriod& period, MexValues& values)
{
    Count heap = period.preperiod;
    while (values(period.like(heap)) == values(period.like(heap + claim)))
        ++heap;
    return heap;
}

/// Chooses the three wrong periods for which breakOf returns the largest heaps. If breakOf returns the same heap for several
/// periods, the function prefers the smallest period.
std::vector<Count> plausibleClaims(const PlainPeriod& period, MexValues& values)
{
    std::set<Count> chosen;
    while (chosen.size() < PeriodsByEye::mostClaims) {
        Count best = 0;
        for (Count claim = 1; claim < 2 * period.period; ++claim) {
            if (claim != period.period && !chosen.contains(claim)
                && (best == 0 || breakOf(claim, period, values) > breakOf(best, period, values)))
                best = claim;
        }
        if (best == 0)
            break;
        chosen.insert(best);
    }
    return {chosen.begin(), chosen.end()};
}

bool isVerdict(const PeriodByEyeVerdict& step, const Proof& proof, const std::vector<Count>& claims, const PlainPeriod& period,
               MexValues& values)
{
    const Count size = proof.position().heaps.front();
    if (step.period != period.period || step.preperiod != period.preperiod || step.size != size
        || step.value != values(period.like(size)) || step.readings.size() != claims.size())
        return false;
    std::size_t wrong = 0;
    for (std::size_t place = 0; place < claims.size(); ++place) {
        const PlainPeriod claimed{claims[place], period.preperiod};
        const Count like = claimed.like(size);
        const Count value = values(period.like(like));
        if (step.readings[place] != ReadByEye{claims[place], like, value})
            return false;
        wrong += value != step.value ? 1 : 0;
    }
    return step.wrong == wrong;
}

}  // namespace

std::optional<std::size_t> verifyWindowFromZero(const Proof& proof)
{
    if (!isAboutOctal(proof, 1))
        return 0;
    const Count last = proof.rules().as<TakeAndBreakGame>()->code().last();
    const Count size = proof.position().heaps.front();
    MexValues values(proof);
    const auto truth = certified<GuySmithWindow>(proof, last, values);
    Count claim = 0;
    StepChecker walk(proof);
    walk.need<WindowFromZeroClaim>([&](const WindowFromZeroClaim& step) {
            claim = step.period;
            return step.last == last && step.period < mostPlainValues && step.below == step.period + last
                && isLeastFromZero(claim, last, values);
        })
        .need<WindowFromZeroPasses>([&](const WindowFromZeroPasses& step) {
            return step.period == claim && step.below == claim + last && step.values.size() == step.below + claim
                && values.are(step.values);
        });
    // Finds out whether the claimed period holds for all heaps: a difference would occur within the pre-period and one
    // true period.
    bool refuted = walk.peek<WindowFromZeroBreaks>() != nullptr;
    if (walk.holdsSoFar() && truth) {
        refuted = false;
        for (Count heap = 0; heap < truth->preperiod + truth->period; ++heap)
            refuted = refuted || values(truth->like(heap + claim)) != values(truth->like(heap));
    }
    if (refuted)
        walk.need<WindowFromZeroBreaks>([&](const WindowFromZeroBreaks& step) { return isFirstFailure(step, claim, values); });
    PlainPeriod period;
    walk.need<GuySmithWindow>([&](const GuySmithWindow& step) { return holds(step, last, period, values); })
        .need<HeapReadOff>([&](const HeapReadOff& step) { return holds(step, 0, proof, period, values); })
        .need<WindowFromZeroVerdict>([&](const WindowFromZeroVerdict& step) {
            return step.size == size && step.like == size % claim && step.claimed == values(period.like(step.like))
                && step.value == values(period.like(size)) && step.refuted == refuted
                && step.wrong == (step.claimed != step.value);
        });
    return walk.end();
}

std::optional<std::size_t> verifyByEye(const Proof& proof)
{
    if (!isAbout(proof, {"subtraction"}, 1, 1))
        return 0;
    const auto amounts = proof.rules().as<SubtractionGame>()->set().amounts();
    const Count reach = amounts.back();
    if (reach > mostPlainValues)
        return 0;
    MexValues values(proof);
    const auto truth = certified<EqualWindowPair>(proof, reach, values);
    std::vector<Count> claims;
    Count terms = 0;
    StepChecker walk(proof);
    walk.need<PeriodsByEye>([&](const PeriodsByEye& step) {
            claims = step.claims;
            const bool circulates = std::ranges::equal(amounts, std::vector<Count>{1, 3, 4});
            return circulates ? claims == std::vector<Count>{6, 8, 12} : !truth || claims == plausibleClaims(*truth, values);
        })
        .need<NimSequenceTerms>([&](const NimSequenceTerms& step) {
            if (step.values.size() > mostPlainValues || !values.are(step.values))
                return false;
            // The list of terms must include both windows and all heaps for which a claimed period fails.
            terms = truth ? truth->preperiod + truth->period + reach : 0;
            for (std::size_t place = 0; truth && place < claims.size(); ++place)
                terms = std::max(terms, breakOf(claims[place], *truth, values) + claims[place] + 1);
            return !truth || step.values.size() == terms;
        });
    for (const Count claim : claims) {
        walk.need<PeriodByEyeBreaks>([&](const PeriodByEyeBreaks& step) {
            return step.claim == claim && step.heap < mostPlainValues && step.later == step.heap + claim
                && (!truth || step.heap == breakOf(claim, *truth, values)) && step.value == values(step.heap)
                && step.later < mostPlainValues && step.laterValue == values(step.later) && step.value != step.laterValue;
        });
    }
    PlainPeriod period;
    walk.need<EqualWindowPair>([&](const EqualWindowPair& step) { return holds(step, reach, period, values); })
        .need<PeriodByEyeVerdict>([&](const PeriodByEyeVerdict& step) {
            return isVerdict(step, proof, claims, period, values);
        });
    return walk.end();
}

}  // namespace nimstone::proof
