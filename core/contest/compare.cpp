#include "core/contest/compare.h"

namespace nimstone::contest {

namespace {

/// Iterates over the tokens of a text, and counts the line and the column of each token.
class Tokens {
public:
    explicit Tokens(std::string_view text) : m_text(text) {}

    /// Returns the next token; empty at the end of the text.
    std::string_view next()
    {
        pass(m_token.size());
        std::size_t blanks = 0;
        while (blanks < m_text.size() && isBlank(m_text[blanks]))
            ++blanks;
        pass(blanks);
        std::size_t length = 0;
        while (length < m_text.size() && !isBlank(m_text[length]))
            ++length;
        return m_token = m_text.substr(0, length);
    }

    PlaceInText place() const { return m_place; }

private:
    void pass(std::size_t bytes)
    {
        for (const char byte : m_text.substr(0, bytes)) {
            if (byte == '\n')
                m_place = {m_place.line + 1, 1};
            else if ((static_cast<unsigned char>(byte) & 0xC0) != 0x80)  // the first byte of a code point in UTF-8
                ++m_place.column;
        }
        m_text.remove_prefix(bytes);
    }

    std::string_view m_text;
    std::string_view m_token;
    PlaceInText m_place;
};

std::optional<Difference> firstDifference(std::string_view expected, std::string_view got)
{
    Tokens right(expected);
    Tokens told(got);
    for (std::size_t token = 0;; ++token) {
        const std::string_view a = right.next();
        const std::string_view b = told.next();
        if (a != b)
            return Difference{token, right.place(), told.place(), std::string(a), std::string(b)};
        if (a.empty())
            return std::nullopt;
    }
}

/// Removes the first line from a text and returns this line without a carriage return at its end.
std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

bool sameLines(std::string_view a, std::string_view b)
{
    while (!a.empty() || !b.empty()) {
        if (takeLine(a) != takeLine(b))
            return false;
    }
    return true;
}

}  // namespace

std::vector<std::string_view> tokensOf(std::string_view text)
{
    std::vector<std::string_view> tokens;
    Tokens all(text);
    for (std::string_view token = all.next(); !token.empty(); token = all.next())
        tokens.push_back(token);
    return tokens;
}

std::vector<std::size_t> differentTokens(std::string_view expected, std::string_view got, std::size_t cases)
{
    Tokens right(expected);
    Tokens told(got);
    std::vector<std::size_t> different;
    for (std::size_t token = 0; token < cases; ++token) {
        const std::string_view a = right.next();
        const std::string_view b = told.next();
        if (a.empty() || b.empty())
            return {};
        if (a != b)
            different.push_back(token);
    }
    return right.next().empty() && told.next().empty() ? different : std::vector<std::size_t>();
}

Comparison compare(const Problem& problem, std::string_view input, std::string_view expected, std::string_view got)
{
    if (sameLines(expected, got))
        return {};
    auto difference = firstDifference(expected, got);
    if (difference && problem.settle) {
        const std::string inOrder = problem.settle(input, expected, got);
        if (sameLines(expected, inOrder))
            return {};
        difference = firstDifference(expected, inOrder);
    }
    return difference ? Comparison{Comparison::Kind::Wrong, std::move(difference)} : Comparison{Comparison::Kind::FormatOnly, {}};
}

}  // namespace nimstone::contest
