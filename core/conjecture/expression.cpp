#include "core/conjecture/expression.h"

#include "core/conjecture/compiler.h"

namespace nimstone::conjecture {

namespace {

using ErrorKind = EvaluationError::Kind;

std::string_view nameOf(const Instruction& instruction)
{
    switch (instruction.operation) {
    case Operation::Call: return functions()[instruction.name].name;
    case Operation::Negate: return "-";
    case Operation::Not: return "!";
    default: return binaryOperators()[instruction.name].text;
    }
}

tl::unexpected<EvaluationError> failure(const Instruction& at, ErrorKind kind, Number value = 0, Number limit = 0)
{
    return tl::unexpected(EvaluationError{kind, at.column, nameOf(at), value, limit});
}

using Value = tl::expected<Number, EvaluationError>;

Value orOverflow(const Instruction& at, std::optional<Number> value)
{
    if (!value)
        return failure(at, ErrorKind::Overflow);
    return *value;
}

/// Evaluates the operators whose result always fits in a Number.
Number compared(Operation operation, Number x, Number y)
{
    switch (operation) {
    case Operation::BitAnd: return x & y;
    case Operation::BitXor: return x ^ y;
    case Operation::BitOr: return x | y;
    case Operation::Less: return x < y;
    case Operation::AtMost: return x <= y;
    case Operation::Greater: return x > y;
    case Operation::AtLeast: return x >= y;
    case Operation::NotEqual: return x != y;
    default: return x == y;
    }
}

Value binary(const Instruction& at, Number x, Number y)
{
    switch (at.operation) {
    case Operation::Add: return orOverflow(at, sum(x, y));
    case Operation::Subtract: return orOverflow(at, difference(x, y));
    case Operation::Multiply: return orOverflow(at, multiple(x, y));
    case Operation::Divide: case Operation::Remainder:
        if (y == 0)
            return failure(at, ErrorKind::DivisionByZero);
        return at.operation == Operation::Divide ? orOverflow(at, quotient(x, y)) : Value(remainder(x, y));
    case Operation::ShiftLeft: case Operation::ShiftRight:
        if (y < 0 || y > longestShift)
            return failure(at, ErrorKind::ShiftOutOfRange, y, longestShift);
        return at.operation == Operation::ShiftLeft ? orOverflow(at, shiftedLeft(x, y)) : Value(x >> y);
    default: return compared(at.operation, x, y);
    }
}

}  // namespace

tl::expected<Expression, ExpressionError> Expression::parse(std::string_view text, const Vocabulary& vocabulary)
{
    return Compiler(text, vocabulary).compile();
}

Evaluator::Evaluator(const Expression& expression) : m_expression(expression), m_stack(expression.deepestStack()) {}

tl::expected<Number, EvaluationError> Evaluator::valueAt(const Position& position)
{
    const auto program = m_expression.program();
    Number* top = m_stack.data();  // points one past the top of the stack
    for (std::size_t next = 0; next < program.size(); ++next) {
        const Instruction& at = program[next];
        switch (at.operation) {
        case Operation::Push: *top++ = at.operand; break;
        case Operation::LoadHeap:
            *top++ = static_cast<Number>(position.heaps[static_cast<std::size_t>(at.operand)]);
            break;
        case Operation::LoadQuota: *top++ = static_cast<Number>(position.quota); break;
        case Operation::Not: top[-1] = !top[-1]; break;
        case Operation::Negate: {
            const Value value = orOverflow(at, difference(0, top[-1]));
            if (!value)
                return value;
            top[-1] = *value;
            break;
        }
        case Operation::JumpIfFalse: case Operation::JumpIfTrue:
            if ((top[-1] != 0) == (at.operation == Operation::JumpIfTrue))
                next = static_cast<std::size_t>(at.operand) - 1;
            else
                --top;
            break;
        case Operation::Call: {
            top -= at.arguments;
            const auto value = functions()[at.name].value({top, at.arguments});
            if (!value)
                return failure(at, value.error().kind, value.error().value, value.error().limit);
            *top++ = *value;
            break;
        }
        default: {
            const Value value = binary(at, top[-2], top[-1]);
            if (!value)
                return value;
            --top;
            top[-1] = *value;
            break;
        }
        }
    }
    return m_stack.front();
}

}  // namespace nimstone::conjecture
