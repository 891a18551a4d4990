// Checks the kinds of operands. The error is a number where a statement is expected, or a statement where a number is expected.
#include "core/conjecture/compiler.h"

namespace nimstone::conjecture {

ExpressionError Compiler::errorHere(Expected expected) const
{
    const Token& here = m_reader.token();
    return {here.column, expected, m_reader.excerpt(here.begin, here.end)};
}

ExpressionError Compiler::errorOf(const Operand& operand, Expected expected, std::string_view name) const
{
    return {operand.column, expected, m_reader.excerpt(operand.begin, operand.end), std::string(name)};
}

std::optional<ExpressionError> Compiler::wantNumber(const Operand& operand, std::string_view by) const
{
    if (operand.kind == Kind::Numeric)
        return std::nullopt;
    return errorOf(operand, Expected::Numeric, by);
}

std::optional<ExpressionError> Compiler::wantStatement(const Operand& operand, std::string_view by) const
{
    if (operand.kind == Kind::Statement)
        return std::nullopt;
    return errorOf(operand, Expected::Statement, by);
}

/// Checks the left operand before the right operand is read.
std::optional<ExpressionError> Compiler::wrongKind(const BinaryOperator& binary, const Operand& left) const
{
    switch (binary.operands) {
    case Operands::Numbers: return wantNumber(left, binary.text);
    case Operands::Statements: return wantStatement(left, binary.text);
    case Operands::Alike: break;
    }
    return std::nullopt;
}

std::optional<ExpressionError> Compiler::wrongKinds(const BinaryOperator& binary, const Operand& left,
                                                    const Operand& right) const
{
    if (binary.operands != Operands::Alike)
        return wrongKind(binary, right);
    if (left.kind == right.kind)
        return std::nullopt;
    return errorOf(right, Expected::SameKind, binary.text);
}

std::optional<ExpressionError> Compiler::severalHeaps() const
{
    if (!m_onlyHeap || !m_laterHeap)
        return std::nullopt;
    return ExpressionError{m_onlyHeap->column, Expected::OneHeap, m_reader.excerpt(m_onlyHeap->begin, m_onlyHeap->end),
                           m_onlyHeap->plain, {"a"}};
}

}  // namespace nimstone::conjecture
