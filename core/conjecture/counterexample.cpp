#include "core/conjecture/counterexample.h"

#include <algorithm>

namespace nimstone::conjecture {

namespace {

/// Returns the number of positions between two checks of the stop token. It is smaller for longer programs, which take longer.
Count restAfter(const Expression& expression)
{
    constexpr Count steps = 100'000;
    return std::max<Count>(1, steps / (expression.program().size() + 1));
}

}  // namespace

Findings findCounterexample(const Expression& expression, const PositionRange& range, const Oracle& oracle,
                            std::stop_token stop, const ProgressCallback& progress, const Found& found)
{
    Findings findings;
    Evaluator evaluator(expression);
    const Count rest = restAfter(expression);
    Positions positions(range);
    for (Count looked = 0; positions.next(); ++looked) {
        if (looked % rest == 0) {
            if (stop.stop_requested()) {
                findings.stopped = true;
                break;
            }
            if (progress)
                progress(looked);
        }
        const Position& here = positions.here();
        if (!oracle.has(here))
            continue;
        const auto value = evaluator.valueAt(here);
        if (!value) {
            findings.noValue = NoValue{here, value.error()};
            break;
        }
        const Known<Outcome> truth = oracle.outcome(here);
        if (!truth) {
            ++findings.unknown;
            continue;
        }
        ++findings.checked;
        const Outcome claim = claimed(expression.kind(), *value);
        if (claim == *truth)
            continue;
        const Counterexample counterexample{here, *value, claim, *truth};
        if (findings.failing++ == 0) {
            findings.counterexample = counterexample;
            findings.checkedToFirst = findings.checked;
        }
        if (!found)
            break;
        found(counterexample);
    }
    return findings;
}

}  // namespace nimstone::conjecture
