#include "core/conjecture/compiler.h"

#include <algorithm>

namespace nimstone::conjecture {

namespace {

constexpr std::string_view heapNames = "abcd";

std::uint32_t placeOf(const BinaryOperator& binary)
{
    return static_cast<std::uint32_t>(&binary - binaryOperators().data());
}

std::uint32_t columnOf(const Token& token) { return static_cast<std::uint32_t>(token.column); }

std::vector<std::string> functionNames()
{
    std::vector<std::string> names;
    for (const Function& function : functions())
        names.emplace_back(function.name);
    return names;
}

}  // namespace

tl::expected<Expression, ExpressionError> Compiler::compile()
{
    const auto whole = readBinary(loosestLevel);
    if (!whole)
        return tl::unexpected(whole.error());
    if (m_reader.token().type != Token::Type::End)
        return tl::unexpected(errorHere(m_reader.token().is("=") ? Expected::DoubleEquals : Expected::Operator));
    if (const auto error = severalHeaps())
        return tl::unexpected(*error);
    if (m_vocabulary.shape == Shape::Pair)
        m_result.m_heaps = 2;
    m_result.m_kind = whole->kind;
    return std::move(m_result);
}

Compiler::Read<Compiler::Operand> Compiler::readBinary(int loosest)
{
    auto left = readUnary();
    while (left) {
        const BinaryOperator* const binary = binaryHere(loosest);
        if (!binary)
            break;
        const Token sign = m_reader.token();
        if (auto error = wrongKind(*binary, *left))
            return tl::unexpected(*std::move(error));
        const std::size_t jump = m_result.m_program.size();
        if (binary->operands == Operands::Statements)
            emit({binary->operation, 0, placeOf(*binary), columnOf(sign)}, -1);
        m_reader.advance();
        left = apply(*binary, sign, *left, jump);
    }
    return left;
}

/// Reads the right operand of a binary operator and emits the operation.
Compiler::Read<Compiler::Operand> Compiler::apply(const BinaryOperator& binary, const Token& sign, const Operand& left,
                                                  std::size_t jump)
{
    const auto right = readBinary(binary.level + 1);
    if (!right)
        return right;
    if (auto error = wrongKinds(binary, left, *right))
        return tl::unexpected(*std::move(error));
    if (binary.operands == Operands::Statements)
        m_result.m_program[jump].operand = static_cast<Number>(m_result.m_program.size());
    else
        emit({binary.operation, 0, placeOf(binary), columnOf(sign)}, -1);
    return Operand{binary.result, left.column, left.begin, m_end};
}

Compiler::Read<Compiler::Operand> Compiler::readUnary()
{
    const Token& here = m_reader.token();
    return here.is("-") || here.is("!") ? readSigned(here) : readPrimary();
}

Compiler::Read<Compiler::Operand> Compiler::readSigned(Token sign)
{
    if (auto error = enter())
        return tl::unexpected(*std::move(error));
    m_reader.advance();
    const bool negates = sign.is("-");
    if (negates && m_reader.token().fitsNegated) {
        --m_nesting;
        return readLeastNumber(sign);
    }
    const auto operand = readUnary();
    if (!operand)
        return operand;
    --m_nesting;
    if (auto error = negates ? wantNumber(*operand, sign.plain) : wantStatement(*operand, sign.plain))
        return tl::unexpected(*std::move(error));
    emit({negates ? Operation::Negate : Operation::Not, 0, 0, columnOf(sign)}, 0);
    return operandFrom(sign, operand->kind);
}

/// Reads −2^63. The sign and the digits are read together, because the digits alone are a number that is too large.
Compiler::Operand Compiler::readLeastNumber(const Token& sign)
{
    emit({Operation::Push, 0, 0, columnOf(sign), leastNumber}, 1);
    m_end = m_reader.token().end;
    m_reader.advance();
    return operandFrom(sign, Kind::Numeric);
}

Compiler::Read<Compiler::Operand> Compiler::readPrimary()
{
    const Token here = m_reader.token();
    if (here.is("("))
        return readParenthesis();
    if (here.type == Token::Type::Name)
        return readName(here);
    if (here.type != Token::Type::Digits)
        return tl::unexpected(errorHere(Expected::Operand));
    if (!here.number) {
        ExpressionError error = errorHere(Expected::SmallerNumber);
        error.limit = maxCount;
        return tl::unexpected(std::move(error));
    }
    emit({Operation::Push, 0, 0, columnOf(here), *here.number}, 1);
    m_end = here.end;
    m_reader.advance();
    return operandFrom(here, Kind::Numeric);
}

Compiler::Read<Compiler::Operand> Compiler::readParenthesis()
{
    const Token opening = m_reader.token();
    if (auto error = enter())
        return tl::unexpected(*std::move(error));
    m_reader.advance();
    const auto inside = readBinary(loosestLevel);
    if (!inside)
        return inside;
    --m_nesting;
    if (!m_reader.token().is(")"))
        return tl::unexpected(errorHere(m_reader.token().is("=") ? Expected::DoubleEquals : Expected::OperatorInside));
    m_end = m_reader.token().end;
    m_reader.advance();
    return operandFrom(opening, inside->kind);
}

Compiler::Read<Compiler::Operand> Compiler::readName(const Token& name)
{
    const Function* const function = functionNamed(name.plain);
    if (!function && loadsVariable(name)) {
        m_end = name.end;
        m_reader.advance();
        return operandFrom(name, Kind::Numeric);
    }
    ExpressionError error = errorHere(Expected::KnownName);
    m_reader.advance();
    const bool called = m_reader.token().is("(");
    if (function && called)
        return readCall(name, *function);
    if (function) {
        error = errorHere(Expected::Call);  // the error is after the name, because a parenthesis is missing there
        error.name = function->name;
    } else if (called) {
        error.expected = Expected::KnownFunction;
        error.known = functionNames();
    } else {
        error.known = m_vocabulary.names();
    }
    return tl::unexpected(std::move(error));
}

bool Compiler::loadsVariable(const Token& name)
{
    const auto& [shape, parameter] = m_vocabulary;
    if (name.plain.size() != 1)
        return false;
    const char letter = name.plain[0];
    if (parameter && letter == parameter->name) {
        emit({Operation::Push, 0, 0, columnOf(name), parameter->value}, 1);
        return true;
    }
    if (shape == Shape::Quota && letter == 'q') {
        m_result.m_usesQuota = true;
        emit({Operation::LoadQuota, 0, 0, columnOf(name)}, 1);
        return true;
    }
    if (letter == 'n' && shape != Shape::Pair) {
        if (!m_onlyHeap)
            m_onlyHeap = name;
        loadHeap(0, name);
        return true;
    }
    const std::size_t heaps = shape == Shape::Heaps ? mostNamedHeaps : shape == Shape::Pair ? 2 : 1;
    const std::size_t heap = heapNames.find(letter);
    if (heap >= heaps)
        return false;
    if (heap > 0 && !m_laterHeap)
        m_laterHeap = name;
    loadHeap(heap, name);
    return true;
}

void Compiler::loadHeap(std::size_t heap, const Token& name)
{
    m_result.m_heaps = std::max(m_result.m_heaps, heap + 1);
    emit({Operation::LoadHeap, 0, 0, columnOf(name), static_cast<Number>(heap)}, 1);
}

Compiler::Read<Compiler::Operand> Compiler::readCall(const Token& name, const Function& function)
{
    if (auto error = enter())
        return tl::unexpected(*std::move(error));
    const auto arguments = readArguments(function);
    if (!arguments)
        return tl::unexpected(arguments.error());
    --m_nesting;
    const auto place = static_cast<std::uint32_t>(&function - functions().data());
    emit({Operation::Call, static_cast<std::uint8_t>(*arguments), place, columnOf(name)},
         1 - static_cast<int>(*arguments));
    return operandFrom(name, function.result);
}

/// Reads the arguments up to and including the closing parenthesis, and returns their number.
Compiler::Read<std::size_t> Compiler::readArguments(const Function& function)
{
    const auto wrong = [&](Expected expected, std::size_t limit = 0) {
        ExpressionError error = errorHere(expected);
        error.name = function.name;
        error.limit = limit;
        return tl::unexpected(std::move(error));
    };
    std::size_t count = 0;
    do {
        if (count == function.most)
            return wrong(Expected::FewerArguments, function.most);
        m_reader.advance();
        const auto argument = readBinary(loosestLevel);
        if (!argument)
            return tl::unexpected(argument.error());
        if (auto error = wantNumber(*argument, function.name))
            return tl::unexpected(*std::move(error));
        ++count;
    } while (m_reader.token().is(","));
    if (!m_reader.token().is(")"))
        return wrong(m_reader.token().is("=") ? Expected::DoubleEquals : Expected::ArgumentEnd);
    if (count < function.least)
        return wrong(Expected::MoreArguments, function.least);
    m_end = m_reader.token().end;
    m_reader.advance();
    return count;
}

const BinaryOperator* Compiler::binaryHere(int loosest) const
{
    const Token& here = m_reader.token();
    const auto found = std::ranges::find_if(binaryOperators(), [&](const auto& each) { return here.is(each.text); });
    return found == binaryOperators().end() || found->level < loosest ? nullptr : &*found;
}

std::optional<ExpressionError> Compiler::enter()
{
    if (++m_nesting <= deepestNesting)
        return std::nullopt;
    ExpressionError error = errorHere(Expected::Shallower);
    error.limit = deepestNesting;
    return error;
}

Compiler::Operand Compiler::operandFrom(const Token& first, Kind kind) const
{
    return {kind, first.column, first.begin, m_end};
}

void Compiler::emit(const Instruction& instruction, int change)
{
    m_result.m_program.push_back(instruction);
    m_stack = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(m_stack) + change);
    m_result.m_deepestStack = std::max(m_result.m_deepestStack, m_stack);
}

}  // namespace nimstone::conjecture
