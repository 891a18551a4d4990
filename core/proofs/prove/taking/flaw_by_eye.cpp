// Spot the flaw: a period of a nim-sequence that is guessed from the first values. The code finds wrong periods that
// look right, and the first heap for which each of them gives a wrong value.
#include "core/proofs/prove/taking/periods.h"

#include <algorithm>

namespace nimstone::proof {

namespace {

/// The first heap, from the pre-period on, whose value differs from the value of the heap that is `claim` stones
/// larger.
Count firstDifference(const Periodic& periodic, Count claim)
{
    Count heap = periodic.period.preperiod;
    while (periodic.value(heap) == periodic.value(heap + claim))
        ++heap;
    return heap;
}

/// Tries every number that is less than twice the true period, except the true period itself. Returns the numbers for
/// which firstDifference is largest. For the set {1, 3, 4} it returns the widespread guesses.
std::vector<Count> claimsOf(const SubtractionSet& set, const Periodic& periodic)
{
    if (set.text() == "1,3,4")
        return {6, 8, 12};
    std::vector<Count> claims;
    for (Count claim = 1; claim < 2 * periodic.period.period; ++claim) {
        if (claim % periodic.period.period != 0)
            claims.push_back(claim);
    }
    std::ranges::stable_sort(claims, std::ranges::greater(), [&](Count claim) { return firstDifference(periodic, claim); });
    claims.resize(std::min(claims.size(), PeriodsByEye::mostClaims));
    std::ranges::sort(claims);
    return claims;
}

}  // namespace

Steps flawByEyeSteps(const Proof& proof)
{
    const SubtractionSet& set = setOf(proof.subject);
    const Periodic periodic = *findPeriodic(set);
    const EqualWindowPair pair = equalWindows(periodic);
    const std::vector<Count> claims = claimsOf(set, periodic);
    const Count size = proof.position().heaps.front();

    std::vector<PeriodByEyeBreaks> breaks;
    PeriodByEyeVerdict verdict{periodic.period.period, periodic.period.preperiod, size, periodic.value(size), {}, 0};
    Count terms = periodic.values.size();
    for (const Count claim : claims) {
        const Count heap = firstDifference(periodic, claim);
        breaks.push_back({claim, heap, periodic.value(heap), heap + claim, periodic.value(heap + claim)});
        terms = std::max(terms, heap + claim + 1);
        const Count like = size < verdict.preperiod ? size : verdict.preperiod + (size - verdict.preperiod) % claim;
        verdict.readings.push_back({claim, like, periodic.value(like)});
        verdict.wrong += periodic.value(like) == verdict.value ? 0 : 1;
    }
    NimSequenceTerms sequence;
    for (Count heap = 0; heap < terms; ++heap)
        sequence.values.push_back(periodic.value(heap));

    Steps steps;
    steps.emplace_back(PeriodsByEye{claims});
    steps.emplace_back(sequence);
    for (const PeriodByEyeBreaks& step : breaks)
        steps.emplace_back(step);
    steps.emplace_back(pair);
    steps.emplace_back(verdict);
    return steps;
}

}  // namespace nimstone::proof
