#include "core/explore/given_terms.h"

#include <algorithm>
#include <charconv>

#include "core/notation/notation.h"
#include "core/notation/utf8.h"

namespace nimstone::explore {

namespace {

using Expected = TermError::Expected;

struct Number {
    Count value;
    std::uint32_t line;
    std::uint32_t column;
};

std::size_t gap(std::string_view text) { return std::max(utf8::comma(text), utf8::blank(text)); }

bool endsWord(std::string_view rest) { return rest.empty() || rest.front() == '#' || gap(rest) > 0; }

std::string wordOf(std::string_view text)
{
    std::size_t end = 0;
    while (!endsWord(text.substr(end)))
        ++end;
    return utf8::repaired(text.substr(0, end), longestExcerpt);
}

/// The numbers of a text, in order; and whether there are commas.
tl::expected<std::vector<Number>, TermError> numbersOf(std::string_view text, bool& commas)
{
    std::vector<Number> numbers;
    Number next{0, 1, 1};
    for (std::size_t length = 0; !text.empty(); text.remove_prefix(length)) {
        if (text.front() == '#') {
            length = std::min(text.find('\n'), text.size());
        } else if (text.front() == '\n') {
            length = 1;
            next = {0, next.line + 1, 1};
        } else if (length = gap(text); length > 0) {
            commas = commas || utf8::comma(text) > 0;
            ++next.column;
        } else {
            const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), next.value);
            length = static_cast<std::size_t>(end - text.data());
            const bool isNumber = length > 0 && endsWord(text.substr(length));
            if (!isNumber || code != std::errc() || next.value > maxCount)
                return tl::unexpected(TermError{next.line, next.column, isNumber ? Expected::SmallerTerm : Expected::Term, wordOf(text)});
            numbers.push_back(next);
            next.column += static_cast<std::uint32_t>(length);
        }
    }
    return numbers;
}

bool isBFile(const std::vector<Number>& numbers)
{
    return numbers.size() >= 4 && numbers[0].line == numbers[1].line && numbers[1].line < numbers[2].line
        && numbers[2].line == numbers[3].line && (numbers.size() == 4 || numbers[3].line < numbers[4].line)
        && numbers[2].value == numbers[0].value + 1;
}

tl::expected<GivenTerms, TermError> readBFile(const std::vector<Number>& numbers)
{
    GivenTerms given{numbers.front().value, {}};
    for (std::size_t at = 0; at < numbers.size(); at += 2) {
        const auto [index, line, column] = numbers[at];
        const std::string text = std::to_string(index);
        const auto inLine = [&](std::size_t other) { return other < numbers.size() && numbers[other].line == line; };
        if (const Count wanted = *given.first + given.terms.size(); index != wanted)
            return tl::unexpected(TermError{line, column, Expected::Index, text, wanted});
        if (!inLine(at + 1))
            return tl::unexpected(TermError{line, column + text.size()});
        if (inLine(at + 2))
            return tl::unexpected(TermError{line, numbers[at + 2].column, Expected::LineEnd, std::to_string(numbers[at + 2].value)});
        given.terms.push_back(numbers[at + 1].value);
    }
    return given;
}

}  // namespace

tl::expected<GivenTerms, TermError> readTerms(std::string_view text)
{
    if (text.starts_with(utf8::byteOrderMark))
        text.remove_prefix(utf8::byteOrderMark.size());
    bool commas = false;
    const auto numbers = numbersOf(text, commas);
    if (!numbers)
        return tl::unexpected(numbers.error());
    if (!commas && isBFile(*numbers))
        return readBFile(*numbers);
    GivenTerms given;
    std::ranges::transform(*numbers, std::back_inserter(given.terms), &Number::value);
    return given;
}

}  // namespace nimstone::explore
