// Why an expression cannot be read, and why it has no value.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/conjecture/number.h"
#include "core/count.h"

namespace nimstone::conjecture {

/// What cannot be read: where, what was found there, and what was expected instead.
struct ExpressionError {
    enum class Expected {
        Operand,        ///< a number, a name or an opening parenthesis
        Operator,       ///< an operator or the end
        OperatorInside, ///< an operator or the closing parenthesis
        ArgumentEnd,    ///< an operator, a comma or the closing parenthesis of the function `name`
        DoubleEquals,   ///< ==, where a single = stands
        SmallerNumber,  ///< a number of at most `limit`
        KnownName,      ///< a name that means something in this game: one of `known`
        KnownFunction,  ///< a function that there is: one of `known`
        Call,           ///< the opening parenthesis after the function `name`
        MoreArguments,  ///< `limit` arguments of the function `name` at least
        FewerArguments, ///< `limit` arguments of the function `name` at most
        Shallower,      ///< no more than `limit` levels of parentheses, functions and signs
        Numeric,        ///< the operator or function `name` wants a number; what was found is true or false
        Statement,      ///< the operator `name` wants a statement, true or false; what was found is a number
        SameKind,       ///< `name` compares a number with a statement; what was found is its right side
        OneHeap,        ///< the name of one of several heaps, `known`: `name` is the only heap of a game of one
    };
    std::size_t column = 1;  ///< in code points, from 1
    Expected expected = Expected::Operand;
    std::string found{};  ///< UTF-8, at most longestExcerpt code points; empty where the text ends
    std::string name{};
    std::vector<std::string> known{};
    Count limit = 0;

    bool operator==(const ExpressionError&) const = default;
};

/// Why an expression has no value at a position.
struct EvaluationError {
    enum class Kind {
        Overflow,         ///< the result is no Number
        DivisionByZero,
        ShiftOutOfRange,  ///< by `value` places, which is not in 0 … `limit`
        ArgumentTooSmall, ///< `value` is less than `limit`
        ArgumentTooLarge, ///< `value` is more than `limit`
    };
    Kind kind = Kind::Overflow;
    std::size_t column = 1;   ///< of the operator or function, in code points, from 1
    std::string_view name{};  ///< of the operator or function
    Number value = 0;
    Number limit = 0;

    bool operator==(const EvaluationError&) const = default;
};

}  // namespace nimstone::conjecture
