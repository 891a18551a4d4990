#include "core/pitfalls/wythoff_formulas.h"

#include <cmath>

#include "core/golden.h"

namespace nimstone::pitfalls {

namespace {

template <class Real>
Count times(Count k, Real phi)
{
    return static_cast<Count>(std::floor(static_cast<Real>(k) * phi));
}

template <class Real>
Count timesRoot(Count k)
{
    return static_cast<Count>(std::floor(static_cast<Real>(k) * (1 + std::sqrt(Real{5})) / 2));
}

template <class Multiple>
WrongMultiples compare(Count first, Count last, Multiple multiple)
{
    WrongMultiples wrong;
    for (Count k = first; k <= last; ++k) {
        if (multiple(k) == goldenMultiple(k))
            continue;
        if (wrong.count++ == 0)
            wrong.first = k;
    }
    return wrong;
}

/// Calls `use` with the function that computes ⌊kφ⌋ from k by this formula.
template <class Use>
auto with(GoldenFormula formula, Use use)
{
    switch (formula) {
    case GoldenFormula::LongDouble: return use([](Count k) { return timesRoot<long double>(k); });
    case GoldenFormula::Float: return use([](Count k) { return timesRoot<float>(k); });
    case GoldenFormula::ThreeDecimals: return use([](Count k) { return times(k, 1.618); });
    case GoldenFormula::TenDecimals: return use([](Count k) { return times(k, 1.6180339887); });
    case GoldenFormula::ElevenDecimals: return use([](Count k) { return times(k, 1.61803398875); });
    case GoldenFormula::Double: break;
    }
    return use([](Count k) { return timesRoot<double>(k); });
}

}  // namespace

Count goldenMultipleBy(GoldenFormula formula, Count k)
{
    return with(formula, [k](auto multiple) { return multiple(k); });
}

WrongMultiples wrongMultiples(GoldenFormula formula, Count first, Count last)
{
    return with(formula, [first, last](auto multiple) { return compare(first, last, multiple); });
}

}  // namespace nimstone::pitfalls
