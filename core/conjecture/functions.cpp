#include "core/conjecture/functions.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/golden.h"
#include "core/zeckendorf.h"

namespace nimstone::conjecture {

namespace {

using Arguments = std::span<const Number>;
using ErrorKind = EvaluationError::Kind;

tl::unexpected<OutsideDomain> overflow() { return tl::unexpected(OutsideDomain{ErrorKind::Overflow}); }

tl::unexpected<OutsideDomain> tooSmall(Number value, Number least)
{
    return tl::unexpected(OutsideDomain{ErrorKind::ArgumentTooSmall, value, least});
}

FunctionValue fromCount(Count value)
{
    if (value > maxCount)
        return overflow();
    return static_cast<Number>(value);
}

/// Returns |x|, which is 2^63 for x = −2^63.
Count magnitude(Number x) { return x < 0 ? 0 - static_cast<Count>(x) : static_cast<Count>(x); }

FunctionValue minOf(Arguments arguments) { return std::ranges::min(arguments); }
FunctionValue maxOf(Arguments arguments) { return std::ranges::max(arguments); }
FunctionValue absOf(Arguments arguments) { return fromCount(magnitude(arguments[0])); }

FunctionValue gcdOf(Arguments arguments)
{
    return fromCount(std::gcd(magnitude(arguments[0]), magnitude(arguments[1])));
}

FunctionValue mexOf(Arguments arguments)
{
    Number least = 0;
    while (std::ranges::find(arguments, least) != arguments.end())
        ++least;
    return least;
}

FunctionValue popcountOf(Arguments arguments)
{
    if (arguments[0] < 0)
        return tooSmall(arguments[0], 0);
    return std::popcount(static_cast<Count>(arguments[0]));
}

FunctionValue lowbitOf(Arguments arguments)
{
    if (arguments[0] < 1)
        return tooSmall(arguments[0], 1);
    return arguments[0] & -arguments[0];
}

FunctionValue fibOf(Arguments arguments)
{
    constexpr Number last = static_cast<Number>(fibonacciCount) + 1;
    const Number k = arguments[0];
    if (k < 0)
        return tooSmall(k, 0);
    if (k > last)
        return tl::unexpected(OutsideDomain{ErrorKind::ArgumentTooLarge, k, last});
    // The table begins with F_2, so k = 0 and k = 1 are treated separately.
    return k < 2 ? k : static_cast<Number>(fibonacciNumbers[static_cast<std::size_t>(k - 2)]);
}

FunctionValue isfibOf(Arguments arguments)
{
    const Number x = arguments[0];
    return x == 0 || (x > 0 && isFibonacci(static_cast<Count>(x)));
}

FunctionValue zeckOf(Arguments arguments)
{
    if (arguments[0] < 1)
        return tooSmall(arguments[0], 1);
    return static_cast<Number>(smallestPart(static_cast<Count>(arguments[0])));
}

FunctionValue floorPhiOf(Arguments arguments)
{
    if (arguments[0] < 0)
        return tooSmall(arguments[0], 0);
    return fromCount(goldenMultiple(static_cast<Count>(arguments[0])));
}

constexpr Function known[] = {
    {"min", "x, …", 1, mostArguments, Kind::Numeric, minOf},
    {"max", "x, …", 1, mostArguments, Kind::Numeric, maxOf},
    {"abs", "x", 1, 1, Kind::Numeric, absOf},
    {"gcd", "x, y", 2, 2, Kind::Numeric, gcdOf},
    {"mex", "x, …", 1, mostArguments, Kind::Numeric, mexOf},
    {"popcount", "x", 1, 1, Kind::Numeric, popcountOf},
    {"lowbit", "x", 1, 1, Kind::Numeric, lowbitOf},
    {"fib", "k", 1, 1, Kind::Numeric, fibOf},
    {"isfib", "x", 1, 1, Kind::Statement, isfibOf},
    {"zeck", "x", 1, 1, Kind::Numeric, zeckOf},
    {"floor_phi", "k", 1, 1, Kind::Numeric, floorPhiOf},
};

}  // namespace

std::span<const Function> functions() { return known; }

const Function* functionNamed(std::string_view name)
{
    const auto found = std::ranges::find(known, name, &Function::name);
    return found == std::end(known) ? nullptr : found;
}

}  // namespace nimstone::conjecture
