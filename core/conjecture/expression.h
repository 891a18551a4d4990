// An expression over the heaps of a position, and its evaluation.
//
//   a ^ b        n % (m + 1) == 0        min(a, b) == floor_phi(abs(a - b))        q < zeck(n)
//
// The operators in order of precedence, the tightest first. Operators on one line have the same precedence; all but the first
// line are left-associative:
//
//   - !  before an operand
//   * / %
//   + -
//   << >>
//   &
//   ^
//   |
//   < <= > >=
//   == !=
//   &&
//   ||
//
// Unlike in C, & ^ | bind tighter than comparisons. Numbers are exact (see Number). Division rounds down, and % matches it: x % 3
// is 0, 1 or 2 for every x. The operators & ^ | >> treat a negative number as two's complement with infinitely many leading 1s.
// Numbers and statements are different kinds: a number cannot be used as a truth value. The right side of && and || is not
// evaluated if the left side decides.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/conjecture/operators.h"
#include "core/conjecture/vocabulary.h"
#include "core/position.h"

namespace nimstone::conjecture {

/// The largest depth of nested parentheses, functions and signs.
inline constexpr std::size_t deepestNesting = 100;

/// One instruction of the program, for a stack machine.
struct Instruction {
    Operation operation = Operation::Push;
    std::uint8_t arguments = 0;            ///< the number of arguments of a call
    std::uint32_t name = 0;                ///< the index of the operator or function in its table
    std::uint32_t column = 1;
    Number operand = 0;  ///< the number to push, the index of the heap to load, or the target of the jump
};

class Expression {
public:
    /// Parses the text, in time linear in its length.
    static tl::expected<Expression, ExpressionError> parse(std::string_view text, const Vocabulary& vocabulary);

    /// Returns the kind of the expression. The value of a statement is 1 if it is true, else 0.
    Kind kind() const { return m_kind; }

    /// The number of heaps of the positions: 2 for a pair, otherwise the number that the names in the expression require, at
    /// least 1.
    std::size_t heaps() const { return m_heaps; }
    bool usesQuota() const { return m_usesQuota; }

    std::span<const Instruction> program() const { return m_program; }
    std::size_t deepestStack() const { return m_deepestStack; }

private:
    friend class Compiler;
    Expression() = default;

    std::vector<Instruction> m_program;
    std::size_t m_deepestStack = 0;
    Kind m_kind = Kind::Numeric;
    std::size_t m_heaps = 1;
    bool m_usesQuota = false;
};

/// Evaluates an expression at many positions without allocating memory. The expression must outlive the evaluator.
class Evaluator {
public:
    explicit Evaluator(const Expression& expression);

    /// Evaluates the expression. The position must have at least expression.heaps() heaps.
    tl::expected<Number, EvaluationError> valueAt(const Position& position);

private:
    const Expression& m_expression;
    std::vector<Number> m_stack;
};

}  // namespace nimstone::conjecture
