#include "core/explore/given_terms.h"

#include <algorithm>
#include <charconv>

#include "core/notation/notation.h"
#include "core/notation/utf8.h"

namespace nimstone::explore {

namespace {

struct Number {
    Count value;
    std::uint32_t line;
    std::uint32_t column;
};

/// The numbers of a text, in order.
class Reader {
public:
    explicit Reader(std::string_view text)
        : m_text(text.starts_with(utf8::byteOrderMark) ? text.substr(utf8::byteOrderMark.size()) : text)
    {
    }

    tl::expected<std::vector<Number>, TermError> read()
    {
        std::vector<Number> numbers;
        for (std::uint32_t line = 1; !m_text.empty(); ++line) {
            const std::size_t end = std::min(m_text.find('\n'), m_text.size());
            const std::string_view whole = m_text.substr(0, end);
            if (auto error = readLine(whole.substr(0, std::min(whole.find('#'), whole.size())), line, numbers))
                return tl::unexpected(*std::move(error));
            m_text.remove_prefix(std::min(end + 1, m_text.size()));
        }
        return numbers;
    }

    /// Whether a comma stands in the text.
    bool hasCommas() const { return m_commas; }

private:
    std::optional<TermError> readLine(std::string_view rest, std::uint32_t line, std::vector<Number>& numbers)
    {
        std::uint32_t column = 1;
        while (!rest.empty()) {
            const std::size_t comma = utf8::comma(rest);
            if (const std::size_t gap = std::max(comma, utf8::blank(rest)); gap > 0) {
                m_commas = m_commas || comma > 0;
                rest.remove_prefix(gap);
                ++column;
                continue;
            }
            Count value = 0;
            const auto [stop, code] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
            const auto length = static_cast<std::size_t>(stop - rest.data());
            const std::string_view after = rest.substr(length);
            const bool ends = after.empty() || utf8::comma(after) > 0 || utf8::blank(after) > 0;
            if (length == 0 || !ends)
                return TermError{line, column, TermError::Expected::Term, wordOf(rest)};
            if (code != std::errc() || value > maxCount)
                return TermError{line, column, TermError::Expected::SmallerTerm, wordOf(rest)};
            numbers.push_back({value, line, column});
            rest = after;
            column += static_cast<std::uint32_t>(length);
        }
        return std::nullopt;
    }

    static std::string wordOf(std::string_view rest)
    {
        std::size_t end = 0;
        while (end < rest.size() && utf8::blank(rest.substr(end)) == 0 && utf8::comma(rest.substr(end)) == 0)
            ++end;
        return utf8::repaired(rest.substr(0, end), longestExcerpt);
    }

    std::string_view m_text;
    bool m_commas = false;
};

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
        const Number& index = numbers[at];
        const Count wanted = *given.first + given.terms.size();
        if (index.value != wanted)
            return tl::unexpected(TermError{index.line, index.column, TermError::Expected::Index, std::to_string(index.value), wanted});
        if (at + 1 == numbers.size() || numbers[at + 1].line != index.line)
            return tl::unexpected(TermError{index.line, index.column + static_cast<std::uint32_t>(std::to_string(index.value).size())});
        if (at + 2 < numbers.size() && numbers[at + 2].line == index.line) {
            const Number& surplus = numbers[at + 2];
            return tl::unexpected(TermError{surplus.line, surplus.column, TermError::Expected::LineEnd, std::to_string(surplus.value)});
        }
        given.terms.push_back(numbers[at + 1].value);
    }
    return given;
}

}  // namespace

tl::expected<GivenTerms, TermError> readTerms(std::string_view text)
{
    Reader reader(text);
    const auto numbers = reader.read();
    if (!numbers)
        return tl::unexpected(numbers.error());
    if (!reader.hasCommas() && isBFile(*numbers))
        return readBFile(*numbers);
    GivenTerms given;
    for (const Number& number : *numbers)
        given.terms.push_back(number.value);
    return given;
}

}  // namespace nimstone::explore
