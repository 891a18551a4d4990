// Zeckendorf's theorem: every n ≥ 1 is in exactly one way a sum of Fibonacci numbers, no two of which are neighbors.
#include "core/proofs/prove/golden/fibonacci.h"

namespace nimstone::proof {

namespace {

MostWithout mostWithoutStep(Count part)
{
    MostWithout step{part, {}, 0};
    for (std::size_t place = placeOf(part); place >= 2; place -= 2) {
        step.summands.push_back(fibonacciAt(place - 1));
        step.most += step.summands.back();
    }
    return step;
}

}  // namespace

Steps zeckendorfSteps(const Proof& proof)
{
    const Count n = proof.position().heaps[0];
    std::vector<Count> parts = zeckendorf(n);
    std::ranges::reverse(parts);

    const std::size_t last = placeOf(parts.front());
    Steps steps{FibonacciNumbers{n, {fibonacciNumbers.begin(), fibonacciNumbers.begin() + static_cast<std::ptrdiff_t>(last)},
                                 fibonacciAt(last + 1)}};
    ZeckendorfForm form{n, parts, {}};
    ForcedParts forced;
    Count left = n;
    for (const Count part : parts) {
        const std::size_t place = placeOf(part);
        const Count above = fibonacciAt(place + 1);
        steps.push_back(GreedyPart{left, part, above, left - part, above - part});
        form.places.push_back(place);
        forced.rows.push_back({left, part, part - 1});
        left -= part;
    }
    steps.push_back(form);
    steps.push_back(mostWithoutStep(parts.front()));
    steps.push_back(forced);
    steps.push_back(OnlyForm{n, parts});
    return steps;
}

}  // namespace nimstone::proof
