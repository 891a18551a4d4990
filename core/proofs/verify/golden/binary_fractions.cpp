#include "core/proofs/verify/golden/binary_fractions.h"

#include "core/wide.h"

namespace nimstone::proof {

namespace {

/// The number mantissa · 2^exponent.
struct Binary {
    Wide mantissa = 0;
    int exponent = 0;
};

Binary rounded(Binary value, int digits)
{
    int dropped = 0;
    while ((value.mantissa >> dropped) >> digits != 0)
        ++dropped;
    if (dropped == 0)
        return value;
    const Wide unit = Wide{1} << dropped;
    const Wide rest = value.mantissa % unit;
    Wide kept = value.mantissa / unit;
    if (rest > unit / 2 || (rest == unit / 2 && kept % 2 == 1))
        ++kept;
    return {kept, value.exponent + dropped};
}

Count roundedDown(const Binary& value)
{
    return static_cast<Count>(value.exponent >= 0 ? value.mantissa << value.exponent : value.mantissa >> -value.exponent);
}

/// √5 · 2^places, rounded to the nearest integer.
Wide rootOfFive(int places)
{
    const Wide square = Wide{5} << (2 * places);
    Wide low = 0;
    Wide high = Wide{3} << places;
    while (high - low > 1) {
        const Wide middle = low + (high - low) / 2;
        (middle * middle < square ? low : high) = middle;
    }
    return (2 * low + 1) * (2 * low + 1) < 4 * square ? low + 1 : low;
}

}  // namespace

Count goldenMultipleRounded(Count k, int digits)
{
    // √5 and 1 + √5 are both between 2 and 4, so both have two binary digits before the point.
    const int places = digits - 2;
    const Wide factor = (Wide{1} << places) + rootOfFive(places);
    const Binary number = rounded({k, 0}, digits);
    const Binary product = rounded({number.mantissa * factor, number.exponent - places}, digits);
    return roundedDown({product.mantissa, product.exponent - 1});
}

Count multipleRounded(Count k, Count constant, Count unit)
{
    constexpr int digits = 53;
    const Wide scaled = Wide{constant} << (digits - 1);
    const Wide factor = (2 * scaled + unit) / (2 * Wide{unit});
    const Binary number = rounded({k, 0}, digits);
    return roundedDown(rounded({number.mantissa * factor, number.exponent - (digits - 1)}, digits));
}

}  // namespace nimstone::proof
