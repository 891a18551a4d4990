// An expression over the heaps of a position, and the value that it has there.
//
//   a ^ b        n % (m + 1) == 0        min(a, b) == floor_phi(abs(a - b))        q < zeck(n)
//
// What binds tighter stands first; operators of one line go from left to right:
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
// Unlike in C, & ^ | bind tighter than comparisons. Numbers are exact (see Number); / rounds down and % goes with it,
// so that x % 3 is 0, 1 or 2 for every x; & ^ | >> see a negative number in two's complement, with 1s without end.
// Numbers and statements are kept apart: a number is never taken for true. The right side of && and || is not computed
// where the left side decides.
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

/// How deep parentheses, functions and signs may stand in one another.
inline constexpr std::size_t deepestNesting = 100;

/// One step of the program of a machine with a stack.
struct Instruction {
    Operation operation = Operation::Push;
    std::uint8_t arguments = 0;            ///< of a call
    std::uint32_t name = 0;                ///< the place of the operator or function in its table
    std::uint32_t column = 1;
    Number operand = 0;  ///< the number to push, the heap to load, the place to jump to
};

class Expression {
public:
    /// In time that grows with the length of the text alone.
    static tl::expected<Expression, ExpressionError> parse(std::string_view text, const Vocabulary& vocabulary);

    /// A statement is true or false, and its value 1 or 0.
    Kind kind() const { return m_kind; }

    /// How many heaps a position has that the names speak of: at least 1, of a pair 2.
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

/// Computes an expression at one position after the other, without allocating. It looks at the expression that it was
/// made for, which has to stay.
class Evaluator {
public:
    explicit Evaluator(const Expression& expression);

    /// The position has at least the heaps of the expression.
    tl::expected<Number, EvaluationError> valueAt(const Position& position);

private:
    const Expression& m_expression;
    std::vector<Number> m_stack;
};

}  // namespace nimstone::conjecture
