// The functions that expressions can call.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <tl/expected.hpp>

#include "core/conjecture/errors.h"

namespace nimstone::conjecture {

/// The reason why a function has no value for its arguments. The caller adds the column and the name of the function.
struct OutsideDomain {
    EvaluationError::Kind kind = EvaluationError::Kind::Overflow;
    Number value = 0;
    Number limit = 0;
};
using FunctionValue = tl::expected<Number, OutsideDomain>;

enum class Kind { Numeric, Statement };

struct Function {
    std::string_view name;
    std::string_view parameters;  ///< the names of the parameters, as the user sees them
    std::size_t least;            ///< the smallest number of arguments; `most` is the largest number
    std::size_t most;
    Kind result;
    FunctionValue (*value)(std::span<const Number> arguments);
};

inline constexpr std::size_t mostArguments = 64;

/// Returns all functions, in the order in which the user sees them:
///
///   min max abs gcd   as usual
///   mex(x, …)         the smallest number from 0 that is not among the arguments
///   popcount(x)       the number of 1s of x ≥ 0 in base 2
///   lowbit(x)         the greatest power of 2 that divides x ≥ 1
///   fib(k)            the Fibonacci number F_k for k = 0 … 92: 0, 1, 1, 2, 3, 5, …
///   isfib(x)          1 if x is a Fibonacci number, else 0
///   zeck(x)           the smallest Zeckendorf term of x ≥ 1
///   floor_phi(k)      ⌊kφ⌋ for k ≥ 0, exact; φ is the golden ratio
std::span<const Function> functions();

/// Returns the function with this name, or null if there is none.
const Function* functionNamed(std::string_view name);

}  // namespace nimstone::conjecture
