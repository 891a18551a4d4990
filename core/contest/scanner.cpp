#include "core/contest/scanner.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <string_view>
#include <utility>

namespace nimstone::contest {

namespace {

using Fault = InputError::Fault;

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

struct LineFeeds {
    std::uint64_t count = 0;
    std::size_t last = std::string_view::npos;
};

/// The line feeds of a text. In blocks of a fixed length, which the compiler compares 16 bytes at a time: every byte
/// of the input passes here.
LineFeeds lineFeeds(std::string_view text)
{
    constexpr std::size_t block = 128;
    LineFeeds feeds;
    std::size_t lastBlock = 0;
    std::size_t at = 0;
    for (; at + block <= text.size(); at += block) {
        const char* bytes = text.data() + at;
        unsigned char count = 0;
        for (std::size_t i = 0; i < block; ++i)
            count = static_cast<unsigned char>(count + (bytes[i] == '\n'));
        feeds.count += count;
        lastBlock = count > 0 ? at : lastBlock;
    }
    feeds.count += static_cast<std::uint64_t>(std::ranges::count(text.substr(at), '\n'));
    feeds.last = text.substr(at).rfind('\n');
    if (feeds.last != std::string_view::npos)
        feeds.last += at;
    else if (feeds.count > 0)
        feeds.last = text.substr(0, lastBlock + block).rfind('\n');
    return feeds;
}

}  // namespace

/// A token as it is read byte by byte; what is known of it so far.
struct Scanner::Token {
    Place place;
    Count value = 0;
    bool fits = true;        ///< under maxCount so far
    bool digitsOnly = true;  ///< apart from a minus sign in front
    bool minus = false;
    std::size_t digits = 0;
    std::string excerpt;
    std::size_t points = 0;  ///< code points in the excerpt
    bool quotedInPart = false;

    void add(char byte);
    void quote(char byte);
    /// No further byte could change what will be said of it.
    bool decided() const { return !digitsOnly && quotedInPart; }
};

void Scanner::Token::quote(char byte)
{
    points += (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    quotedInPart = quotedInPart || points > longestExcerpt || excerpt.size() == 4 * longestExcerpt;
    if (!quotedInPart)
        excerpt += byte;
}

void Scanner::Token::add(char byte)
{
    const bool first = excerpt.empty();
    quote(byte);
    if (isDigit(byte)) {
        const auto digit = static_cast<Count>(byte - '0');
        fits = fits && value <= (maxCount - digit) / 10;
        if (fits)
            value = value * 10 + digit;
        ++digits;
    } else if (first && byte == '-') {
        minus = true;
    } else {
        digitsOnly = false;
    }
}

Scanner::Scanner(ByteSource source, std::size_t capacity, Decode decode)
    : m_source(std::move(source)), m_decode(decode), m_capacity(capacity),
      m_storage(std::make_unique<char[]>(capacity + 2 * stripePadding))
{
    assert(capacity > byteOrderMark.size());
    while (!m_ended && m_size < byteOrderMark.size()) {
        const std::size_t more = m_source({text() + m_size, m_capacity - m_size});
        m_ended = more == 0;
        m_size += more;
    }
    if (std::string_view(text(), m_size).starts_with(byteOrderMark)) {
        m_size -= byteOrderMark.size();
        std::memmove(text(), text() + byteOrderMark.size(), m_size);
    }
}

/// Replaces the text, all of which is read, by the next; false when there is none.
bool Scanner::refill()
{
    const Place next = placeOf(m_size);
    m_line = next.line;
    m_column = next.column;
    m_at = 0;
    m_size = m_ended ? 0 : m_source({text(), m_capacity});
    m_ended = m_size == 0;
    return !m_ended;
}

/// Every byte that was passed is a digit or a blank, so a byte is a code point.
Place Scanner::placeOf(std::size_t at) const
{
    const LineFeeds feeds = lineFeeds({m_storage.get() + stripePadding, at});
    if (feeds.count == 0)
        return {m_line, m_column + at};
    return {m_line + feeds.count, at - feeds.last};
}

/// Decodes the next stripe after the numbers of the last one; false when nothing in it can be decoded fast.
bool Scanner::decodeStripe()
{
    if (m_stripe.count > 0)
        m_at = m_stripeStart + m_stripe.ends[m_stripe.count - 1];
    m_stripe.count = 0;
    m_taken = 0;
    m_stripeStart = m_at;
    m_decode({text() + m_at, std::min(stripeBytes, m_size - m_at)}, m_stripe);
    return m_stripe.count > 0;
}

tl::expected<Count, InputError> Scanner::next(InputError::Expected expected, Count limit)
{
    if (m_taken == m_stripe.count && !decodeStripe())
        return readSlowly(expected, limit);
    const Count value = m_stripe.values[m_taken];
    if (value > limit)
        return tl::unexpected(errorAtDecoded(expected, Fault::TooLarge, limit));
    ++m_taken;
    return value;
}

InputError Scanner::errorAtDecoded(InputError::Expected expected, Fault fault, Count limit)
{
    const std::size_t end = m_stripeStart + m_stripe.ends[m_taken];
    std::size_t begin = end;
    while (begin > m_stripeStart && isDigit(text()[begin - 1]))
        --begin;
    return {placeOf(begin), expected, fault, limit, std::string(text() + begin, text() + end)};
}

std::optional<InputError> Scanner::fill(InputError::Expected expected, std::span<Count> numbers)
{
    while (!numbers.empty()) {
        if (m_taken == m_stripe.count && !decodeStripe()) {
            const auto number = readSlowly(expected, maxCount);
            if (!number)
                return number.error();
            numbers[0] = *number;
            numbers = numbers.subspan(1);
            continue;
        }
        const std::size_t count = std::min(numbers.size(), m_stripe.count - m_taken);
        std::copy_n(m_stripe.values.begin() + static_cast<std::ptrdiff_t>(m_taken), count, numbers.begin());
        m_taken += count;
        numbers = numbers.subspan(count);
    }
    return std::nullopt;
}

/// Moves on to the next byte that is no blank; false when the input ends before it.
bool Scanner::skipBlanks()
{
    do {
        while (m_at < m_size && isBlank(text()[m_at]))
            ++m_at;
    } while (m_at == m_size && refill());
    return m_at < m_size;
}

/// Reads the token here, of any length.
Scanner::Token Scanner::passToken()
{
    Token token;
    token.place = placeOf(m_at);
    do {
        for (; m_at < m_size && !isBlank(text()[m_at]); ++m_at) {
            token.add(text()[m_at]);
            if (token.decided())
                return token;
        }
    } while (m_at == m_size && refill());
    return token;
}

/// Reads one number digit by digit. All numbers that were decoded are taken.
tl::expected<Count, InputError> Scanner::readSlowly(InputError::Expected expected, Count limit)
{
    if (!skipBlanks())
        return tl::unexpected(InputError{placeOf(m_at), expected, Fault::Missing, limit, {}});
    const Token token = passToken();
    const auto error = [&](Fault fault) {
        return tl::unexpected(InputError{token.place, expected, fault, limit, token.excerpt});
    };
    if (!token.digitsOnly || token.digits == 0)
        return error(Fault::NotANumber);
    if (token.minus)
        return error(Fault::Negative);
    if (!token.fits || token.value > limit)
        return error(Fault::TooLarge);
    return token.value;
}

std::optional<InputError> Scanner::finish()
{
    constexpr auto expected = InputError::Expected::End;
    if (m_taken < m_stripe.count || decodeStripe())
        return errorAtDecoded(expected, Fault::Surplus, 0);
    if (!skipBlanks())
        return std::nullopt;
    const Token token = passToken();
    return InputError{token.place, expected, Fault::Surplus, 0, token.excerpt};
}

}  // namespace nimstone::contest
