#include "core/sum/parameters.h"

namespace nimstone {

namespace {

using Expected = NotationError::Expected;

/// The largest number of characters that are read for a code. It is larger than the length of any valid code.
constexpr std::size_t longestCode = 256;

/// Makes an error whose excerpt ends before the closing parenthesis.
NotationError parameterError(const NotationReader& reader, Expected expected, Count limit, std::string_view name = {})
{
    NotationError error = reader.error(expected, name, limit);
    for (const std::string_view closing : {")", "）"}) {
        const std::size_t end = error.found.find(closing);
        if (end != std::string::npos)
            error.found.resize(end == 0 ? closing.size() : end);
    }
    return error;
}

std::optional<NotationError> open(NotationReader& reader, std::string_view name)
{
    reader.skipBlanks();
    if (!reader.skipOpening())
        return reader.error(Expected::Parameters, name);
    reader.skipBlanks();
    return std::nullopt;
}

std::optional<NotationError> close(NotationReader& reader, Expected expected)
{
    reader.skipBlanks();
    if (!reader.skipClosing())
        return reader.error(expected);
    return std::nullopt;
}

tl::expected<Placed<Count>, NotationError> readNumber(NotationReader& reader)
{
    reader.skipBlanks();
    const auto place = reader.place();
    if (!reader.atDigit())
        return tl::unexpected(parameterError(reader, Expected::Parameter, 1));
    const auto value = reader.number();
    if (!value)
        return tl::unexpected(parameterError(reader, Expected::SmallerParameter, maxCount));
    return Placed<Count>{*value, place};
}

}  // namespace

NotationError refusal(NotationReader& reader, const Placed<Count>& number, const BadParameter& error)
{
    reader.goBack(number.place);
    const bool large = error.kind == BadParameter::Kind::TooLarge;
    return parameterError(reader, large ? Expected::SmallerParameter : Expected::Parameter, error.limit);
}

std::optional<NotationError> readNoParameters(NotationReader& reader, std::string_view name)
{
    reader.skipBlanks();
    const auto place = reader.place();
    if (!reader.skipOpening())
        return std::nullopt;
    reader.goBack(place);
    return reader.error(Expected::NoParameters, name);
}

tl::expected<Placed<Count>, NotationError> readNumberParameter(NotationReader& reader, std::string_view name)
{
    if (auto error = open(reader, name))
        return tl::unexpected(*std::move(error));
    const auto number = readNumber(reader);
    if (!number)
        return number;
    if (auto error = close(reader, Expected::ParameterEnd))
        return tl::unexpected(*std::move(error));
    return number;
}

tl::expected<std::vector<Placed<Count>>, NotationError> readSetParameter(NotationReader& reader, std::string_view name,
                                                                         std::size_t most)
{
    if (auto error = open(reader, name))
        return tl::unexpected(*std::move(error));
    std::vector<Placed<Count>> numbers;
    do {
        const auto number = readNumber(reader);
        if (!number)
            return tl::unexpected(number.error());
        if (numbers.size() == most) {
            reader.goBack(number->place);
            return tl::unexpected(parameterError(reader, Expected::FewerParameters, most, name));
        }
        numbers.push_back(*number);
        reader.skipBlanks();
    } while (reader.skipComma() || reader.atDigit());
    if (auto error = close(reader, Expected::ParameterSeparator))
        return tl::unexpected(*std::move(error));
    return numbers;
}

tl::expected<Placed<std::string>, NotationError> readCodeParameter(NotationReader& reader, std::string_view name)
{
    if (auto error = open(reader, name))
        return tl::unexpected(*std::move(error));
    Placed<std::string> code{{}, reader.place()};
    while (code.value.size() < longestCode) {
        if (const auto digit = reader.codeDigit())
            code.value += *digit;
        else if (reader.skipDot())
            code.value += '.';
        else
            break;
    }
    return code;
}

std::optional<NotationError> closeParameters(NotationReader& reader)
{
    return close(reader, Expected::ParameterEnd);
}

NotationError codeError(NotationReader& reader, const Placed<std::string>& code, std::size_t character,
                        Expected expected, Count limit)
{
    reader.goBack(code.place);
    while (--character != 0) {
        if (!reader.codeDigit())
            reader.skipDot();
    }
    return parameterError(reader, expected, limit);
}

}  // namespace nimstone
