// Compiles an expression to a program in one pass, by precedence climbing. The header is for use inside core/conjecture only.
#pragma once

#include <optional>

#include "core/conjecture/expression.h"
#include "core/conjecture/token_reader.h"

namespace nimstone::conjecture {

class Compiler {
public:
    Compiler(std::string_view text, const Vocabulary& vocabulary) : m_reader(text), m_vocabulary(vocabulary) {}

    tl::expected<Expression, ExpressionError> compile();

private:
    using Expected = ExpressionError::Expected;
    template <class T>
    using Read = tl::expected<T, ExpressionError>;

    /// A part of the text that was read as an operand, and its kind.
    struct Operand {
        Kind kind = Kind::Numeric;
        std::size_t column = 1;
        std::size_t begin = 0;
        std::size_t end = 0;
    };

    Read<Operand> readBinary(int loosest);
    Read<Operand> readUnary();
    Read<Operand> readSigned(Token sign);
    Operand readLeastNumber(const Token& sign);
    Read<Operand> readPrimary();
    Read<Operand> readName(const Token& name);
    Read<Operand> readCall(const Token& name, const Function& function);
    Read<std::size_t> readArguments(const Function& function);
    Read<Operand> readParenthesis();
    Read<Operand> apply(const BinaryOperator& binary, const Token& sign, const Operand& left, std::size_t jump);
    std::optional<ExpressionError> wrongKind(const BinaryOperator& binary, const Operand& left) const;
    std::optional<ExpressionError> wrongKinds(const BinaryOperator& binary, const Operand& left,
                                              const Operand& right) const;
    std::optional<ExpressionError> wantNumber(const Operand& operand, std::string_view by) const;
    std::optional<ExpressionError> wantStatement(const Operand& operand, std::string_view by) const;
    std::optional<ExpressionError> severalHeaps() const;

    const BinaryOperator* binaryHere(int loosest) const;
    bool loadsVariable(const Token& name);
    void loadHeap(std::size_t heap, const Token& name);
    std::optional<ExpressionError> enter();
    ExpressionError errorHere(Expected expected) const;
    ExpressionError errorOf(const Operand& operand, Expected expected, std::string_view name) const;
    Operand operandFrom(const Token& first, Kind kind) const;

    /// Appends an instruction. `change` is the number of values by which the instruction makes the stack grow.
    void emit(const Instruction& instruction, int change);

    TokenReader m_reader;
    const Vocabulary& m_vocabulary;
    Expression m_result;
    std::size_t m_nesting = 0;
    std::size_t m_stack = 0;
    std::size_t m_end = 0;              ///< the end of the last token that was read
    std::optional<Token> m_onlyHeap{};  ///< the first token `n` in the text
    std::optional<Token> m_laterHeap{}; ///< the first token `b`, `c` or `d` in the text
};

}  // namespace nimstone::conjecture
