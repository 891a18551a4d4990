// The operators of expressions, what binds tighter, and what a program does for them.
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
    JumpIfFalse, JumpIfTrue,  ///< keeping the value; else it is dropped
    Call,
};

/// What stands on both sides of an operator.
enum class Operands { Numbers, Statements, Alike };

struct BinaryOperator {
    std::string_view text;
    int level;  ///< the higher the tighter; operators of one level go from left to right
    Operation operation;
    Operands operands;
    Kind result;
};

/// All of them, the tightest first. Unary - and ! bind tighter than all.
std::span<const BinaryOperator> binaryOperators();

inline constexpr int loosestLevel = 1;

}  // namespace nimstone::conjecture
