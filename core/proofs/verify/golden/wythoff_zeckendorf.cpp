#include "core/proofs/verify/golden/wythoff_facts.h"

#include <algorithm>

#include "core/proofs/verify/golden/fibonacci_facts.h"

namespace nimstone::proof {

namespace {

/// The indices, from 0 and ascending, of the Fibonacci numbers whose sum is n, no two of which are neighbors. They are
/// unique.
std::vector<std::size_t> places(Count n)
{
    std::vector<std::size_t> found;
    for (std::size_t place = fibonacciSequence().size(); place-- > 0;) {
        if (fibonacciSequence()[place] <= n) {
            n -= fibonacciSequence()[place];
            found.insert(found.begin(), place);
        }
    }
    return found;
}

/// True if `parts` are the Fibonacci numbers at the indices `places`, each index increased by `moved`. The index −1
/// stands for the number 1.
bool standAt(const std::vector<Count>& parts, const std::vector<std::size_t>& places, int moved)
{
    return std::ranges::equal(parts, places, [moved](Count part, std::size_t place) {
        const auto at = static_cast<std::ptrdiff_t>(place) + moved;
        return part == (at < 0 ? 1 : fibonacciSequence()[static_cast<std::size_t>(at)]);
    });
}

}  // namespace

std::optional<std::size_t> verifyWythoffZeckendorf(const Proof& proof, const WythoffFacts& facts)
{
    const Count number = facts.larger;
    if (number == 0)
        return 0;
    const ColdRow& pair = facts.withLarger;
    const auto digits = places(number);
    const auto digitsOfSmaller = places(pair.smaller);
    const auto digitsOfDifference = places(pair.index);
    const bool left = pair.smaller == number;
    return StepChecker(proof)
        .need(facts.pair())
        .need<FibonacciDigits>([&](const auto& step) {
            return step.number == number && standAt(step.parts, digits, 0) && step.zeros == digits.front()
                && (step.zeros % 2 == 0) == left;
        })
        .need<DigitsShift>([&](const auto& step) {
            return step.number == number && step.left == left && standAt(step.shifted, digits, left ? 1 : -1)
                && step.partner == (left ? pair.larger : pair.smaller);
        })
        .need<DigitsDifference>([&](const auto& step) {
            return step.smaller == pair.smaller && step.larger == pair.larger && standAt(step.parts, digitsOfSmaller, -1)
                && step.difference == pair.index;
        })
        .need<DigitsOnce>([&](const auto& step) {
            const Count zeros = digitsOfDifference.front();
            const bool odd = zeros % 2 == 1;
            return step.difference == pair.index && step.zeros == zeros && step.odd == odd
                && standAt(step.shifted, odd ? digitsOfDifference : places(pair.index - 1), 0);
        })
        .need<DigitsPairs>([&](const auto& step) { return areRows(step.rows, step.whole, {pair.index}, 3); })
        .need(facts.conclusion())
        .end();
}

}  // namespace nimstone::proof
