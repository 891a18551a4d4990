// The operators of expressions, their precedence, and the operations of the stack machine that evaluates them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/conjecture/functions.h"

namespace nimstone::conjecture {

enum class Operation : std::uint8_t {
    Push, LoadHeap, LoadQuota,
    Negate, Not,
    Multiply, Divide, Remainder, Add, Subtract, ShiftLeft, ShiftRight, BitAnd, BitXor, BitOr,
    Less, AtMost, Greater, AtLeast, Equal, NotEqual,
    JumpIfFalse, JumpIfTrue,  ///< if the top value is false (JumpIfTrue: is true), jump and keep the value; otherwise drop it
    Call,
};

/// The kinds of operands that an operator accepts. Alike means two operands of the same kind.
enum class Operands { Numbers, Statements, Alike };

struct BinaryOperator {
    std::string_view text;
    int level;  ///< the precedence: operators of a higher level bind tighter; operators of one level are left-associative
    Operation operation;
    Operands operands;
    Kind result;
};

/// All binary operators; those that bind tightest come first. Unary - and ! bind tighter than all of them.
std::span<const BinaryOperator> binaryOperators();

inline constexpr int loosestLevel = 1;

}  // namespace nimstone::conjecture
