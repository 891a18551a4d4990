#include "core/notation/notation_reader.h"

#include "core/notation/utf8.h"

namespace nimstone {

namespace {

/// Returns the token at the start of the text, for an error message. It ends at the next blank or comma and has at most
/// `longestExcerpt` code points; a comma at the start is a token of its own. If `ofGame` is true, the token also ends at a
/// colon or opening parenthesis.
std::string excerpt(std::string_view text, bool ofGame)
{
    const auto separator = [ofGame](std::string_view rest) {
        return utf8::comma(rest) != 0
            || (ofGame && (utf8::colon(rest) != 0 || rest.starts_with('(') || rest.starts_with("（")));
    };
    std::size_t end = utf8::first(text).bytes;
    if (!separator(text)) {
        for (std::size_t points = 1; points < longestExcerpt && end < text.size(); ++points) {
            const std::string_view rest = text.substr(end);
            if (separator(rest) || utf8::blank(rest) != 0)
                break;
            end += utf8::first(rest).bytes;
        }
    }
    return utf8::repaired(text.substr(0, end), longestExcerpt);
}

}  // namespace

NotationReader::NotationReader(std::string_view text) : m_text(text)
{
    if (m_text.starts_with(utf8::byteOrderMark))
        m_text.remove_prefix(utf8::byteOrderMark.size());
}

bool NotationReader::atLetter() const
{
    const char here = atEnd() ? '\0' : m_text[m_at];
    return (here >= 'a' && here <= 'z') || (here >= 'A' && here <= 'Z');
}

bool NotationReader::skipBlanks()
{
    const std::size_t start = m_at;
    while (pass(utf8::blank(rest()))) { }
    return m_at != start;
}

bool NotationReader::skipColon() { return pass(utf8::colon(rest())); }
bool NotationReader::skipComma() { return pass(utf8::comma(rest())); }

bool NotationReader::skip(std::string_view token)
{
    if (!rest().starts_with(token))
        return false;
    m_at += token.size();
    m_column += utf8::count(token, token.size());
    return true;
}

std::optional<Count> NotationReader::number()
{
    const Place start = place();
    Count value = 0;
    while (const auto next = digit()) {
        if (value > (maxCount - next->value) / 10) {
            goBack(start);
            return std::nullopt;
        }
        value = value * 10 + next->value;
        pass(next->bytes);
    }
    return value;
}

tl::expected<Count, NotationError> NotationReader::number(NotationError::Expected missing,
                                                          NotationError::Expected tooLarge, Count least)
{
    skipBlanks();
    if (!atDigit())
        return tl::unexpected(error(missing));
    const Place start = place();
    const auto value = number();
    if (!value)
        return tl::unexpected(error(tooLarge));
    if (*value < least) {
        goBack(start);
        return tl::unexpected(error(missing));
    }
    return *value;
}

std::optional<char> NotationReader::codeDigit()
{
    if (const auto decimal = digit()) {
        pass(decimal->bytes);
        return static_cast<char>('0' + decimal->value);
    }
    const char here = atLetter() ? m_text[m_at] : '\0';
    const char capital = here >= 'a' ? static_cast<char>(here - 'a' + 'A') : here;
    if (capital < 'A' || capital > 'F')
        return std::nullopt;
    pass(1);
    return capital;
}

std::string NotationReader::name()
{
    std::string name;
    while (true) {
        if (atLetter()) {
            const char letter = m_text[m_at];
            name += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
            pass(1);
        } else if (const std::size_t bytes = utf8::ideograph(rest())) {
            name += rest().substr(0, bytes);
            pass(bytes);
        } else if (!name.empty() && skipDash()) {
            name += '-';
        } else {
            break;
        }
        if (name.size() > longestExcerpt)
            break;
    }
    return name;
}

bool NotationReader::namesGame() const
{
    const std::string_view word = rest().substr(0, 4 * longestExcerpt);
    for (std::size_t at = 0; at < word.size(); at += utf8::first(word.substr(at)).bytes) {
        const std::string_view here = word.substr(at);
        if (utf8::colon(here) != 0 || here.starts_with('(') || here.starts_with("（"))
            return true;
        if (utf8::comma(here) != 0 || utf8::blank(here) != 0)
            return false;
    }
    return false;
}

NotationError NotationReader::error(NotationError::Expected expected, std::string_view name, Count limit) const
{
    const bool ofGame = expected == NotationError::Expected::GameName || expected == NotationError::Expected::Nim
        || expected == NotationError::Expected::Summable;
    return {m_column, expected, excerpt(rest(), ofGame), std::string(name), limit};
}

std::optional<NotationReader::Digit> NotationReader::digit() const
{
    const std::string_view here = rest();
    if (here.empty())
        return std::nullopt;
    if (here[0] >= '0' && here[0] <= '9')
        return Digit{static_cast<Count>(here[0] - '0'), 1};
    // The full-width digits U+FF10 … U+FF19 are the bytes EF BC 90 … EF BC 99.
    if (here.size() >= 3 && here.starts_with("\xEF\xBC")) {
        const auto last = static_cast<unsigned char>(here[2]);
        if (last >= 0x90 && last <= 0x99)
            return Digit{static_cast<Count>(last - 0x90), 3};
    }
    return std::nullopt;
}

/// Skips one code point of `bytes` bytes. Returns false and does nothing if `bytes` is 0.
bool NotationReader::pass(std::size_t bytes)
{
    m_at += bytes;
    m_column += bytes != 0;
    return bytes != 0;
}

}  // namespace nimstone
