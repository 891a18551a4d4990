// The functions of expressions.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <tl/expected.hpp>

#include "core/conjecture/errors.h"

namespace nimstone::conjecture {

/// Why a function has no value for its arguments; the column and its name are the caller's to add.
struct OutsideDomain {
    EvaluationError::Kind kind = EvaluationError::Kind::Overflow;
    Number value = 0;
    Number limit = 0;
};
using FunctionValue = tl::expected<Number, OutsideDomain>;

enum class Kind { Numeric, Statement };

struct Function {
    std::string_view name;
    std::string_view parameters;  ///< as a person is told of them
    std::size_t least;            ///< arguments
    std::size_t most;
    Kind result;
    FunctionValue (*value)(std::span<const Number> arguments);
};

inline constexpr std::size_t mostArguments = 64;

/// All of them, in the order in which a person is told of them:
///
///   min max abs gcd   as everywhere
///   mex(x, …)         the least number from 0 that is not among them
///   popcount(x)       how many 1s x ≥ 0 has in base 2
///   lowbit(x)         the greatest power of 2 that divides x ≥ 1
///   fib(k)            0, 1, 1, 2, 3, 5, … for k = 0 … 92
///   isfib(x)          whether x is one of these
///   zeck(x)           the smallest part of x ≥ 1 as a sum of Fibonacci numbers, no two of them consecutive
///   floor_phi(k)      ⌊kφ⌋ for k ≥ 0, φ the golden ratio; exact
std::span<const Function> functions();

/// None where there is no such function.
const Function* functionNamed(std::string_view name);

}  // namespace nimstone::conjecture
