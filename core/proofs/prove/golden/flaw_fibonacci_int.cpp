// Spot the flaw: "a heap is lost exactly when its size is in the table int f[55]".
#include "core/proofs/prove/golden/fibonacci.h"

#include <algorithm>

#include "core/pitfalls/fibonacci_int.h"
#include "core/zeckendorf.h"

namespace nimstone::proof {

namespace {

using pitfalls::fibonacciInts;

/// The Fibonacci number with the index `index`, where F₁ = F₂ = 1. Requires index ≥ 2.
Count fibonacci(std::size_t index) { return fibonacciNumbers[index - 2]; }

/// The index of the last Fibonacci number that fits into an int.
std::size_t lastThatFits()
{
    std::size_t index = 2;
    while (fibonacci(index + 1) <= maxInt)
        ++index;
    return index;
}

WrappedEntries wrappedEntriesStep()
{
    WrappedEntries step;
    for (std::size_t index = lastThatFits() + 1; index <= fibonacciInts.size(); ++index) {
        const int kept = fibonacciInts[index - 1];
        const bool impostor = kept > 0 && !isFibonacci(static_cast<Count>(kept));
        step.rows.push_back({static_cast<int>(index), fibonacci(index), kept, impostor});
    }
    return step;
}

/// The least index at which the table of the wrong program contains n; 0 if the table does not contain n.
int indexFound(Count n)
{
    const auto found = std::ranges::find(fibonacciInts, static_cast<std::int32_t>(n));
    return found == fibonacciInts.end() ? 0 : static_cast<int>(found - fibonacciInts.begin()) + 1;
}

}  // namespace

Steps flawFibonacciIntSteps(const Proof& proof)
{
    const Count n = proof.position().heaps[0];
    const std::size_t last = lastThatFits();
    const int index = indexFound(n);
    const Outcome says = index == 0 ? Outcome::N : Outcome::P;
    const std::vector<Count> parts = zeckendorf(n);
    const Outcome truth = parts.size() == 1 ? Outcome::P : Outcome::N;
    return {
        IntTableClaim{n, static_cast<int>(fibonacciInts.size())},
        IntOverflow{static_cast<int>(last + 1), fibonacci(last - 1), fibonacci(last), fibonacci(last + 1), maxInt,
                    fibonacciInts[last]},
        wrappedEntriesStep(),
        IntTableLookup{n, index, says},
        IntTableVerdict{n, parts, truth, says, says != truth, truth == Outcome::N ? parts.front() : 0},
        IntTableRepair{static_cast<int>(last), fibonacci(last), fibonacci(last + 1)},
    };
}

}  // namespace nimstone::proof
