// An expression as a claim about one game: which positions it speaks of, and whether it is so.
#pragma once

#include <variant>

#include "core/conjecture/counterexample.h"
#include "core/sum/rules.h"

namespace nimstone::conjecture {

/// The players of the game have different moves, so that its positions are not P or N.
struct PartisanGame {
    bool operator==(const PartisanGame&) const = default;
};

using ConjectureRefusal = std::variant<ExpressionError, PartisanGame>;

/// More positions than that are not gone through.
inline constexpr Count mostPositions = 10'000'000'000;

class Conjecture {
public:
    static tl::expected<Conjecture, ConjectureRefusal> make(std::string_view text, const Rules& rules);

    /// The positions with up to so many stones in each heap. As many heaps as the names speak of; of Fibonacci Nim the
    /// fresh heaps, or every quota where q is named.
    PositionRange range(Count most) const;

    /// The greatest `most` with no more than that many positions.
    Count greatestMost(Count positions = mostPositions) const;

    /// `most` ≤ greatestMost(). What a game calls none of its positions is passed over. As findCounterexample.
    Findings check(Count most, std::stop_token stop = {}, const LookedAt& progress = {}, const Found& found = {}) const;

    const Expression& expression() const { return m_expression; }
    const Rules& rules() const { return m_rules; }

private:
    Conjecture(Expression expression, Rules rules) : m_expression(std::move(expression)), m_rules(std::move(rules)) {}

    Expression m_expression;
    Rules m_rules;
};

}  // namespace nimstone::conjecture
