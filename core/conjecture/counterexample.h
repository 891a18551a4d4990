// Searches for the smallest position at which the claim of an expression is false.
//
// An expression claims which positions are P-positions. A statement claims that the P-positions are the positions at which the
// statement is true; a number claims that they are the positions at which the number is 0. So `a ^ b` claims Bouton's theorem
// for two heaps.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "core/conjecture/expression.h"
#include "core/conjecture/positions.h"
#include "core/game.h"

namespace nimstone::conjecture {

/// Returns the outcome that an expression claims if it is of this kind and has this value.
constexpr Outcome claimed(Kind kind, Number value)
{
    return (value != 0) == (kind == Kind::Statement) ? Outcome::P : Outcome::N;
}

/// The true outcomes of positions, with which the claims of an expression are compared.
struct Oracle {
    std::function<Known<Outcome>(const Position&)> outcome;
    /// True if the game has this position; other positions are skipped.
    std::function<bool(const Position&)> has = [](const Position&) { return true; };
};

struct Counterexample {
    Position position;
    Number value = 0;  ///< the value of the expression
    Outcome claim = Outcome::P;
    Outcome truth = Outcome::P;

    bool operator==(const Counterexample&) const = default;
};

/// The first position at which the expression has no value.
struct NoValue {
    Position position;
    EvaluationError error;

    bool operator==(const NoValue&) const = default;
};

/// The result of the search. The claim holds at all `checked` positions if there is no counterexample and no position without a
/// value, and the search was not stopped.
struct Findings {
    Count checked = 0;  ///< the number of compared positions, including counterexamples
    Count unknown = 0;  ///< the number of further positions, whose outcome is not known; `checked` does not include them
    Count failing = 0;  ///< the number of counterexamples, if the search continued after the first
    Count checkedToFirst = 0;  ///< the number of compared positions up to the first counterexample, including it
    std::optional<Counterexample> counterexample{};  ///< the first counterexample
    std::optional<NoValue> noValue{};
    bool stopped = false;
};

/// Called from time to time with the number of positions visited so far.
using ProgressCallback = std::function<void(Count looked)>;

/// Called with each counterexample, in the order of the positions.
using Found = std::function<void(const Counterexample&)>;

/// Searches the range for counterexamples. The search ends at the first counterexample or, if `found` is given, at the end of
/// the range.
Findings findCounterexample(const Expression& expression, const PositionRange& range, const Oracle& oracle,
                            std::stop_token stop = {}, const ProgressCallback& progress = {}, const Found& found = {});

}  // namespace nimstone::conjecture
