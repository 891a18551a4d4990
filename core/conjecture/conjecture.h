// A claim about the positions of one game, written as an expression, and the search for a position that refutes it.
#pragma once

#include <variant>

#include "core/conjecture/counterexample.h"
#include "core/sum/rules.h"

namespace nimstone::conjecture {

/// The error for a partisan game: its positions are not P or N.
struct PartisanGame {
    bool operator==(const PartisanGame&) const = default;
};

using ConjectureRefusal = std::variant<ExpressionError, PartisanGame>;

/// The largest number of positions that a check visits.
inline constexpr Count mostPositions = 10'000'000'000;

class Conjecture {
public:
    static tl::expected<Conjecture, ConjectureRefusal> make(std::string_view text, const Rules& rules);

    /// Returns the range of positions with up to `most` stones in each heap. The names in the expression determine the number
    /// of heaps. In Fibonacci Nim the range has only heaps before the first move, or heaps with every quota if the expression
    /// uses q.
    PositionRange range(Count most) const;

    /// Returns the largest `most` for which range(most) has at most `positions` positions.
    Count greatestMost(Count positions = mostPositions) const;

    /// Checks the claim at the positions of range(most); see findCounterexample. Requires `most` ≤ greatestMost(). Positions
    /// that are not valid in the game are skipped.
    Findings check(Count most, std::stop_token stop = {}, const ProgressCallback& progress = {}, const Found& found = {}) const;

    const Expression& expression() const { return m_expression; }
    const Rules& rules() const { return m_rules; }

private:
    Conjecture(Expression expression, Rules rules) : m_expression(std::move(expression)), m_rules(std::move(rules)) {}

    Expression m_expression;
    Rules m_rules;
};

}  // namespace nimstone::conjecture
