// Zeckendorf's theorem and the table of int: whether their steps hold. Forms are checked by what makes them forms, not
// found again.
#include "core/proofs/verify/families.h"

#include <algorithm>
#include <limits>

#include "core/proofs/proof.h"
#include "core/proofs/verify/golden/fibonacci_facts.h"
#include "core/proofs/verify/golden/fibonacci_nim.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

// --- Zeckendorf ---

bool holds(const FibonacciNumbers& step, Count n)
{
    const auto& sequence = fibonacciSequence();
    const std::size_t count = step.numbers.size();
    return step.n == n && count > 0 && count < sequence.size() && step.numbers.back() <= n && sequence[count] > n
        && std::equal(step.numbers.begin(), step.numbers.end(), sequence.begin()) && step.beyond == sequence[count];
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

bool holds(const ForcedParts& step, Count n, const std::vector<Count>& taken)
{
    if (step.rows.size() != taken.size())
        return false;
    Count left = n;
    for (std::size_t index = 0; index < taken.size(); ++index) {
        const ForcedPart& row = step.rows[index];
        if (row.left != left || row.part != taken[index] || row.part > left || row.most + 1 != row.part)
            return false;
        left -= row.part;
    }
    return left == 0;
}

std::optional<std::size_t> verifyZeckendorf(const Proof& proof)
{
    const Count n = proof.position().heaps[0];
    if (n == 0)
        return 0;
    Walk walk(proof);
    walk.need<FibonacciNumbers>([&](const FibonacciNumbers& step) { return holds(step, n); });
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
        .need<ForcedParts>([&](const ForcedParts& step) { return holds(step, n, taken); })
        .need<OnlyForm>([&](const OnlyForm& step) { return step.n == n && step.parts == taken; })
        .end();
}

// --- int f[55] ---

constexpr int tableEntries = 55;
constexpr Count wrap = Count{1} << 32;

/// F₁ = F₂ = 1.
Count fibonacci(int index)
{
    return index <= 2 ? 1 : fibonacciSequence()[static_cast<std::size_t>(index) - 2];
}

/// What an int of 32 bits keeps of it: the number that differs from it by a multiple of 2^32.
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

bool holds(const WrappedEntries& step)
{
    const int first = firstPastInt();
    if (step.rows.size() != static_cast<std::size_t>(tableEntries - first + 1))
        return false;
    int index = first;
    return std::ranges::all_of(step.rows, [&index](const WrappedEntry& row) {
        const Count value = fibonacci(index);
        const bool impostor = row.kept > 0 && fibonacciPlace(static_cast<Count>(row.kept)) == 0;
        return row.index == index++ && row.value == value && row.kept == kept(value) && row.impostor == impostor;
    });
}

bool holds(const IntTableLookup& step, Count n)
{
    int found = 0;
    for (int index = 1; index <= tableEntries && found == 0; ++index) {
        if (kept(fibonacci(index)) == static_cast<std::int64_t>(n))
            found = index;
    }
    return step.n == n && step.index == found && (step.says == Outcome::P) == (found != 0);
}

bool holds(const IntTableVerdict& step, Count n, Outcome says)
{
    // By the theorem a fresh heap is lost exactly when it has one part: when it is a Fibonacci number.
    const bool lost = fibonacciPlace(n) != 0;
    return step.n == n && !step.parts.empty() && isFormOf(step.parts, n) && step.truth == (lost ? Outcome::P : Outcome::N)
        && step.says == says && step.wrong == (step.says != step.truth) && step.take == (lost ? 0 : step.parts.front());
}

std::optional<std::size_t> verifyFlawFibonacciInt(const Proof& proof)
{
    const Count n = proof.position().heaps[0];
    if (n == 0 || n > maxInt)
        return 0;
    const int past = firstPastInt();
    Outcome says = Outcome::N;
    return Walk(proof)
        .need<IntTableClaim>([&](const IntTableClaim& step) { return step.n == n && step.entries == tableEntries; })
        .need<IntOverflow>([&](const IntOverflow& step) {
            return step.index == past && step.first == fibonacci(past - 2) && step.second == fibonacci(past - 1)
                && step.sum == step.first + step.second && step.limit == std::numeric_limits<std::int32_t>::max()
                && step.sum > step.limit && step.kept == kept(step.sum);
        })
        .need<WrappedEntries>([&](const WrappedEntries& step) { return holds(step); })
        .need<IntTableLookup>([&](const IntTableLookup& step) {
            says = step.says;
            return holds(step, n);
        })
        .need<IntTableVerdict>([&](const IntTableVerdict& step) { return holds(step, n, says); })
        .need<IntTableRepair>([&](const IntTableRepair& step) {
            return step.entries == past - 1 && step.largest == fibonacci(past - 1) && step.beyond == fibonacci(past);
        })
        .end();
}

}  // namespace

std::optional<std::size_t> verifyFibonacci(const Proof& proof)
{
    const Position& position = proof.position();
    if (proof.subject.isSum() || proof.rules().entry().name != "fibonacci-nim" || proof.move
        || position.heaps.size() != 1 || position.heaps[0] > maxCount)
        return 0;
    switch (proof.theorem) {
    case Theorem::Zeckendorf: return verifyZeckendorf(proof);
    case Theorem::FibonacciNim: return verifyFibonacciNim(proof);
    case Theorem::FlawFibonacciInt: return verifyFlawFibonacciInt(proof);
    default: break;
    }
    return 0;
}

}  // namespace nimstone::proof
