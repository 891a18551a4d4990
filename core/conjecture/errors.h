// The errors of expressions: the reason why an expression cannot be read, or has no value at a position.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/conjecture/number.h"
#include "core/count.h"

namespace nimstone::conjecture {

/// The reason why an expression cannot be read: the place, the text found there, and what was expected instead.
struct ExpressionError {
    enum class Expected {
        Operand,        ///< a number, a name or an opening parenthesis
        Operator,       ///< an operator or the end of the text
        OperatorInside, ///< an operator or the closing parenthesis
        ArgumentEnd,    ///< an operator, a comma or the closing parenthesis of the function `name`
        DoubleEquals,   ///< the operator ==, because the text has only one =
        SmallerNumber,  ///< a number of at most `limit`
        KnownName,      ///< a name that exists in this game: one of `known`
        KnownFunction,  ///< an existing function: one of `known`
        Call,           ///< the opening parenthesis after the function `name`
        MoreArguments,  ///< at least `limit` arguments for the function `name`
        FewerArguments, ///< at most `limit` arguments for the function `name`
        Shallower,      ///< at most `limit` nested parentheses, functions and signs
        Numeric,        ///< a number, as the operator or function `name` requires; true or false was found
        Statement,      ///< a statement, true or false, as the operator `name` requires; a number was found
        SameKind,       ///< two operands of the same kind for `name`; `found` is the right operand
        OneHeap,        ///< one of the heap names `known`, because `name` is only for games of one heap
    };
    std::size_t column = 1;  ///< the place of the error in code points, counted from 1
    Expected expected = Expected::Operand;
    std::string found{};  ///< the text found, UTF-8, at most longestExcerpt code points; empty at the end of the text
    std::string name{};
    std::vector<std::string> known{};
    Count limit = 0;

    bool operator==(const ExpressionError&) const = default;
};

/// The reason why an expression has no value at a position.
struct EvaluationError {
    enum class Kind {
        Overflow,         ///< the result does not fit in a Number
        DivisionByZero,
        ShiftOutOfRange,  ///< a shift by `value` places, which is not in 0 … `limit`
        ArgumentTooSmall, ///< the argument `value` is less than `limit`
        ArgumentTooLarge, ///< the argument `value` is more than `limit`
    };
    Kind kind = Kind::Overflow;
    std::size_t column = 1;   ///< the place of the operator or function in code points, from 1
    std::string_view name{};  ///< the name of the operator or function
    Number value = 0;
    Number limit = 0;

    bool operator==(const EvaluationError&) const = default;
};

}  // namespace nimstone::conjecture
