#include "core/contest/io/scanner.h"

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

/// Finds the line feeds of a text. The loop goes through blocks of a fixed length, because the compiler can then compare 16 bytes
/// at a time. The speed matters, because every byte of the input passes through this function.
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

/// A token that is read byte by byte, and the facts about the bytes that were read so far.
struct Scanner::Token {
    PlaceInText place;
    Count value = 0;
    bool fits = true;        ///< true if the number that the digits form so far is at most maxCount
    bool digitsOnly = true;  ///< true if all bytes so far are digits, apart from a minus sign at the beginning
    bool minus = false;
    std::size_t digits = 0;
    std::string excerpt;
    std::size_t points = 0;  ///< the number of code points read so far; the excerpt contains at most longestExcerpt of them
    bool quotedInPart = false;

    void add(char byte);
    void quote(char byte);
    /// True if the bytes that follow cannot change the error for this token.
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
      m_storage(std::make_unique_for_overwrite<char[]>(capacity + 2 * stripePadding))
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

/// Replaces the text, which has been read completely, by the next piece of the source. Returns false at the end of the
/// input.
bool Scanner::refill()
{
    const PlaceInText next = placeOf(m_size);
    m_line = next.line;
    m_column = next.column;
    m_at = 0;
    m_size = m_ended ? 0 : m_source({text(), m_capacity});
    m_ended = m_size == 0;
    return !m_ended;
}

/// The line and column of the byte with the index `at` in the text. All bytes before it are digits or blanks, so each
/// byte is one code point.
PlaceInText Scanner::placeOf(std::size_t at) const
{
    const LineFeeds feeds = lineFeeds({m_storage.get() + stripePadding, at});
    if (feeds.count == 0)
        return {m_line, m_column + at};
    return {m_line + feeds.count, at - feeds.last};
}

/// Decodes the stripe of the text that begins after the last decoded number. Returns false if the token at its start is
/// not one that the decoder of stripes accepts.
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

void Scanner::refuse(const InputField& field, Fault fault, PlaceInText place, std::string found)
{
    if (!m_error)
        m_error = InputError{place, field.expected, fault, field.most, std::move(found), field.least};
    // Discards the decoded numbers that callers have not read yet.
    m_stripe.count = 0;
    m_taken = 0;
}

void Scanner::refuseDecoded(const InputField& field, Fault fault)
{
    const std::size_t end = m_stripeStart + m_stripe.ends[m_taken];
    std::size_t begin = end;
    while (begin > m_stripeStart && isDigit(text()[begin - 1]))
        --begin;
    refuse(field, fault, placeOf(begin), std::string(text() + begin, text() + end));
}

/// The place of the last number that a caller has read: either the decoded number before the index `m_taken`, or the
/// token that was read byte by byte.
PlaceInText Scanner::placeOfLast() const
{
    if (m_taken == 0)
        return m_lastPlace;
    std::size_t begin = m_stripeStart + m_stripe.ends[m_taken - 1];
    while (begin > m_stripeStart && isDigit(m_storage[stripePadding + begin - 1]))
        --begin;
    return placeOf(begin);
}

void Scanner::refuseLast(const InputField& field, Fault fault, std::string found)
{
    refuse(field, fault, placeOfLast(), std::move(found));
}

std::optional<Count> Scanner::nextWithCare(const InputField& field)
{
    if (m_error)
        return std::nullopt;
    if (m_taken == m_stripe.count && !decodeStripe())
        return readSlowly(field);
    const Count value = m_stripe.values[m_taken];
    if (value < field.least || value > field.most) {
        refuseDecoded(field, value < field.least ? Fault::TooSmall : Fault::TooLarge);
        return std::nullopt;
    }
    ++m_taken;
    return value;
}

std::span<const Count> Scanner::some(InputError::Expected expected, std::size_t wanted)
{
    if (m_error)
        return {};
    if (m_taken == m_stripe.count && !decodeStripe()) {
        const auto number = readSlowly({expected});
        if (!number)
            return {};
        m_slow = *number;
        return {&m_slow, 1};
    }
    const std::size_t count = std::min(wanted, m_stripe.count - m_taken);
    m_taken += count;
    return std::span<const Count>(m_stripe.values).subspan(m_taken - count, count);
}

bool Scanner::fill(InputError::Expected expected, std::span<Count> numbers)
{
    while (!numbers.empty()) {
        const auto read = some(expected, numbers.size());
        if (read.empty())
            return false;
        std::ranges::copy(read, numbers.begin());
        numbers = numbers.subspan(read.size());
    }
    return true;
}

/// Moves to the next byte that is not a blank. Returns false if the input ends before such a byte.
bool Scanner::skipBlanks()
{
    do {
        while (m_at < m_size && isBlank(text()[m_at]))
            ++m_at;
    } while (m_at == m_size && refill());
    return m_at < m_size;
}

/// Reads the token at the current position. The token can have any length.
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

/// Reads one number digit by digit. Callers must have read all decoded numbers before.
std::optional<Count> Scanner::readSlowly(const InputField& field)
{
    const auto refused = [&](Fault fault, PlaceInText place, std::string found) {
        refuse(field, fault, place, std::move(found));
        return std::nullopt;
    };
    if (!skipBlanks())
        return refused(Fault::Missing, placeOf(m_at), {});
    const Token token = passToken();
    m_lastPlace = token.place;
    if (!token.digitsOnly || token.digits == 0)
        return refused(Fault::Unreadable, token.place, token.excerpt);
    if (token.minus)
        return refused(Fault::Negative, token.place, token.excerpt);
    if (!token.fits || token.value > field.most)
        return refused(Fault::TooLarge, token.place, token.excerpt);
    if (token.value < field.least)
        return refused(Fault::TooSmall, token.place, token.excerpt);
    return token.value;
}

bool Scanner::word(InputError::Expected expected, std::string_view alphabet, std::size_t longest, std::string& row)
{
    row.clear();
    const InputField field{expected, 1, longest};
    if (m_error)
        return false;
    if (m_taken < m_stripe.count || decodeStripe()) {
        refuseDecoded(field, Fault::Unreadable);
        return false;
    }
    if (!skipBlanks()) {
        refuse(field, Fault::Missing, placeOf(m_at), {});
        return false;
    }
    Token token;
    token.place = placeOf(m_at);
    m_lastPlace = token.place;
    std::optional<Fault> fault;
    do {
        for (; m_at < m_size && !isBlank(text()[m_at]) && !(fault && token.quotedInPart); ++m_at) {
            const char byte = text()[m_at];
            token.quote(byte);
            if (alphabet.find(byte) == std::string_view::npos)
                fault = Fault::Unreadable;
            else if (row.size() == longest)
                fault = fault.value_or(Fault::TooLarge);
            else
                row += byte;
        }
    } while (m_at == m_size && refill());
    if (fault)
        refuse(field, *fault, token.place, token.excerpt);
    return !fault;
}

bool Scanner::atEndWithCare()
{
    return m_error.has_value() || (!decodeStripe() && !skipBlanks());
}

bool Scanner::finish()
{
    constexpr InputField nothing{InputError::Expected::End, 0, 0};
    if (m_error)
        return false;
    if (m_taken < m_stripe.count || decodeStripe()) {
        refuseDecoded(nothing, Fault::Surplus);
    } else if (skipBlanks()) {
        const Token token = passToken();
        refuse(nothing, Fault::Surplus, token.place, token.excerpt);
    }
    return !m_error;
}

}  // namespace nimstone::contest
