#include "app/export/whole_number.h"

#include <cmath>
#include <string>

#include "app/storage/files/json_reader.h"
#include "app/wording/names.h"

namespace nimstone::exports {

using Json = nlohmann::ordered_json;

namespace {

bool isExact(SignedWide value)
{
    constexpr SignedWide largest{largestExactNumber};
    return value >= -largest && value <= largest;
}

/// Parses a number in the form that `wording::decimal` writes. Returns std::nullopt for any other text.
std::optional<SignedWide> numberOf(const std::string& digits)
{
    Wide size = 0;
    for (const char digit : digits)
        size = digit == '-' ? size : size * 10 + static_cast<Wide>(digit - '0');
    const auto number = static_cast<SignedWide>(digits.starts_with('-') ? -size : size);
    return wording::decimal(number).toStdString() == digits ? std::optional(number) : std::nullopt;
}

}  // namespace

Json wholeNumber(SignedWide value)
{
    return isExact(value) ? Json(static_cast<std::int64_t>(value)) : Json(wording::decimal(value).toStdString());
}

std::optional<SignedWide> wholeNumberIn(const Json& value)
{
    if (value.is_number_unsigned())
        return SignedWide{value.get<std::uint64_t>()};
    if (value.is_number_integer())
        return SignedWide{value.get<std::int64_t>()};
    const auto number = value.is_string() ? numberOf(value.get_ref<const std::string&>()) : std::nullopt;
    return number && !isExact(*number) ? number : std::nullopt;
}

bool mayBeRounded(const Json& value)
{
    return value.is_number() && std::abs(value.get<double>()) >= static_cast<double>(largestExactNumber);
}

bool isRounded(const Json& found, const Json& expected)
{
    if (found.is_structured() && found.type() == expected.type() && found.size() == expected.size()) {
        for (auto one = found.begin(), other = expected.begin(); one != found.end(); ++one, ++other) {
            if (*one != *other && !isRounded(*one, *other))
                return false;
        }
        return true;
    }
    const auto number = wholeNumberIn(found);
    const auto original = wholeNumberIn(expected);
    return number && original && !isExact(*original) && static_cast<double>(*number) == static_cast<double>(*original);
}

}  // namespace nimstone::exports
