// Checks the proofs of Zeckendorf's theorem and of the error of deciding Fibonacci Nim with a table of int. It does not
// compute Zeckendorf representations again; it checks that they have the properties that define them.
#include "core/proofs/verifiers.h"

#include <algorithm>
#include <limits>

#include "core/proofs/verify/golden/fibonacci_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

// --- Zeckendorf's theorem ---

FibonacciNumbers numbersUpTo(Count n)
{
    const auto beyond = std::ranges::upper_bound(fibonacciSequence(), n);
    return {n, {fibonacciSequence().begin(), beyond}, *beyond};
}

bool holds(const GreedyPart& step, Count left)
{
    const std::size_t place = fibonacciPlace(step.part);
    if (place == 0 || step.before != left || step.part > left || step.rest != left - step.part)
        return false;
    const auto& sequence = fibonacciSequence();
    const Count below = place == 1 ? 1 : sequence[place - 2];
    return step.above == sequence[place] && step.above > left && step.below == below && step.rest < below;
}

bool holds(const ZeckendorfForm& step, Count n, const std::vector<Count>& taken)
{
    return step.n == n && step.parts == taken && isFallingFormOf(taken, n)
        && std::ranges::equal(step.places, taken, {}, {}, [](Count part) { return Count{fibonacciPlace(part)}; });
}

bool holds(const MostWithout& step, Count largest)
{
    const std::size_t place = fibonacciPlace(largest);
    std::vector<Count> everySecond;
    Count sum = 0;
    for (std::size_t index = 1; index < place; ++index) {
        if ((place - index) % 2 == 1) {
            everySecond.insert(everySecond.begin(), fibonacciSequence()[index - 1]);
            sum += everySecond.front();
        }
    }
    return step.part == largest && step.summands == everySecond && step.most == sum && sum + 1 == largest;
}

ForcedParts forced(Count n, const std::vector<Count>& taken)
{
    ForcedParts step;
    for (const Count part : taken) {
        step.rows.push_back({n, part, part - 1});
        n -= part;
    }
    return step;
}

}  // namespace

std::optional<std::size_t> verifyZeckendorf(const Proof& proof)
{
    if (!isAboutFibonacci(proof) || proof.position().heaps[0] == 0)
        return 0;
    const Count n = proof.position().heaps[0];
    StepChecker walk(proof);
    walk.need(numbersUpTo(n));
    std::vector<Count> taken;
    for (Count left = n; left > 0 && walk.holdsSoFar();) {
        walk.need<GreedyPart>([&](const GreedyPart& step) {
            if (!holds(step, left))
                return false;
            taken.push_back(step.part);
            left = step.rest;
            return true;
        });
    }
    return walk.need<ZeckendorfForm>([&](const ZeckendorfForm& step) { return holds(step, n, taken); })
        .need<MostWithout>([&](const MostWithout& step) { return holds(step, taken.front()); })
        .need(forced(n, taken))
        .need(OnlyForm{n, taken})
        .end();
}

// --- the table int f[55] ---

namespace {

constexpr int tableEntries = 55;
constexpr Count wrap = Count{1} << 32;

/// The Fibonacci number with the index `index`, where F₁ = F₂ = 1.
Count fibonacci(int index)
{
    return index <= 2 ? 1 : fibonacciSequence()[static_cast<std::size_t>(index) - 2];
}

/// The value that a 32-bit int holds instead of `value`: the int that differs from `value` by a multiple of 2^32.
std::int64_t kept(Count value)
{
    const Count rest = value % wrap;
    return rest > maxInt ? static_cast<std::int64_t>(rest) - static_cast<std::int64_t>(wrap)
                         : static_cast<std::int64_t>(rest);
}

int firstPastInt()
{
    int index = 1;
    while (fibonacci(index) <= maxInt)
        ++index;
    return index;
}

WrappedEntries wrappedEntries()
{
    WrappedEntries step;
    for (int index = firstPastInt(); index <= tableEntries; ++index) {
        const std::int64_t held = kept(fibonacci(index));
        const bool impostor = held > 0 && fibonacciPlace(static_cast<Count>(held)) == 0;
        step.rows.push_back({index, fibonacci(index), static_cast<int>(held), impostor});
    }
    return step;
}

/// The least index at which the table of the wrong program contains n; 0 if the table does not contain n.
int placeInTable(Count n)
{
    for (int index = 1; index <= tableEntries; ++index) {
        if (kept(fibonacci(index)) == static_cast<std::int64_t>(n))
            return index;
    }
    return 0;
}

bool holds(const IntTableVerdict& step, Count n, Outcome says)
{
    // By the theorem, a heap of n stones before the first move is lost exactly when n has one Zeckendorf part, which
    // means that n is a Fibonacci number.
    const bool lost = fibonacciPlace(n) != 0;
    return step.n == n && !step.parts.empty() && isFormOf(step.parts, n) && step.truth == (lost ? Outcome::P : Outcome::N)
        && step.says == says && step.wrong == (step.says != step.truth) && step.take == (lost ? 0 : step.parts.front());
}

}  // namespace

std::optional<std::size_t> verifyFlawFibonacciInt(const Proof& proof)
{
    if (!isAboutFibonacci(proof) || proof.position().heaps[0] == 0 || proof.position().heaps[0] > maxInt)
        return 0;
    const Count n = proof.position().heaps[0];
    const int past = firstPastInt();
    const int found = placeInTable(n);
    const Outcome says = found == 0 ? Outcome::N : Outcome::P;
    return StepChecker(proof)
        .need(IntTableClaim{n, tableEntries})
        .need(IntOverflow{past, fibonacci(past - 2), fibonacci(past - 1), fibonacci(past - 2) + fibonacci(past - 1),
                          std::numeric_limits<std::int32_t>::max(), static_cast<int>(kept(fibonacci(past)))},
              fibonacci(past - 2) + fibonacci(past - 1) > maxInt)
        .need(wrappedEntries())
        .need(IntTableLookup{n, found, says})
        .need<IntTableVerdict>([&](const IntTableVerdict& step) { return holds(step, n, says); })
        .need(IntTableRepair{past - 1, fibonacci(past - 1), fibonacci(past)})
        .end();
}

}  // namespace nimstone::proof
