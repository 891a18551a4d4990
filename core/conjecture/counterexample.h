// Looks for the smallest position where what an expression claims is not so.
//
// A statement claims that a position is a P-position exactly where it is true, a number exactly where it is 0. So
// `a ^ b` is Bouton's theorem for two heaps.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "core/conjecture/expression.h"
#include "core/conjecture/positions.h"
#include "core/game.h"

namespace nimstone::conjecture {

/// What the value of an expression of this kind claims.
constexpr Outcome claimed(Kind kind, Number value)
{
    return (value != 0) == (kind == Kind::Statement) ? Outcome::P : Outcome::N;
}

/// The truth about positions.
struct Oracle {
    std::function<Known<Outcome>(const Position&)> outcome;
    std::function<bool(const Position&)> has = [](const Position&) { return true; };  ///< the others are passed over
};

struct Counterexample {
    Position position;
    Number value = 0;  ///< of the expression
    Outcome claim = Outcome::P;
    Outcome truth = Outcome::P;

    bool operator==(const Counterexample&) const = default;
};

/// The first position where the expression has no value.
struct NoValue {
    Position position;
    EvaluationError error;

    bool operator==(const NoValue&) const = default;
};

/// What came of the search. Without a counterexample, a position without value and being stopped, the claim holds at
/// all positions `checked`.
struct Findings {
    Count checked = 0;  ///< positions, the counterexamples among them
    Count unknown = 0;  ///< positions whose outcome is not known: nothing is said about them
    Count failing = 0;  ///< counterexamples, where the search went on after the first
    Count checkedToFirst = 0;  ///< positions up to the first counterexample
    std::optional<Counterexample> counterexample{};  ///< the first
    std::optional<NoValue> noValue{};
    bool stopped = false;
};

/// How many positions have been looked at, from time to time.
using LookedAt = std::function<void(Count looked)>;

/// Is told of each counterexample, in their order.
using Found = std::function<void(const Counterexample&)>;

/// Ends at the first counterexample; where `found` is given, at the end of the range.
Findings findCounterexample(const Expression& expression, const PositionRange& range, const Oracle& oracle,
                            std::stop_token stop = {}, const LookedAt& progress = {}, const Found& found = {});

}  // namespace nimstone::conjecture
