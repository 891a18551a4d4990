#include "core/notation.h"

#include <optional>

namespace nimstone {

namespace {

using Expected = NotationError::Expected;

constexpr std::string_view gameName = "nim";
constexpr std::size_t longestExcerpt = 24;

/// Walks over UTF-8 text by code points, taking the full-width forms of a Chinese keyboard for the plain ones.
class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text) { skip("\uFEFF"); }

    bool atEnd() const { return m_at >= m_text.size(); }

    void skipBlanks()
    {
        while (skip(" ") || skip("\t") || skip("\r") || skip("\n") || skip("\u3000")) { }
    }

    bool skipColon() { return skip(":") || skip("："); }
    bool skipComma() { return skip(",") || skip("，") || skip("、"); }
    bool skipDash() { return skip("-") || skip("－") || skip("−") || skip("–"); }

    bool skip(std::string_view token)
    {
        if (!m_text.substr(m_at).starts_with(token))
            return false;
        m_at += token.size();
        m_column += codePoints(token);
        return true;
    }

    bool atDigit() const { return digit().has_value(); }

    /// The number here; none when it is over maxCount. Call it at a digit.
    std::optional<Count> number()
    {
        Count value = 0;
        bool fits = true;
        while (const auto next = digit()) {
            fits = fits && value <= (maxCount - next->value) / 10;
            if (fits)
                value = value * 10 + next->value;
            m_at += next->bytes;
            ++m_column;
        }
        return fits ? std::optional(value) : std::nullopt;
    }

    NotationError error(Expected expected) const
    {
        return {m_column, expected, std::string(excerpt())};
    }

    struct Place {
        std::size_t at;
        std::size_t column;
    };
    Place place() const { return {m_at, m_column}; }
    void goBack(const Place& place) { m_at = place.at; m_column = place.column; }

private:
    struct Digit {
        Count value;
        std::size_t bytes;
    };

    std::optional<Digit> digit() const
    {
        const auto rest = m_text.substr(m_at);
        if (rest.empty())
            return std::nullopt;
        if (rest[0] >= '0' && rest[0] <= '9')
            return Digit{static_cast<Count>(rest[0] - '0'), 1};
        // The full-width digits U+FF10 … U+FF19 are EF BC 90 … EF BC 99.
        if (rest.size() >= 3 && rest.starts_with("\xEF\xBC")) {
            const auto last = static_cast<unsigned char>(rest[2]);
            if (last >= 0x90 && last <= 0x99)
                return Digit{static_cast<Count>(last - 0x90), 3};
        }
        return std::nullopt;
    }

    static std::size_t codePoints(std::string_view text)
    {
        std::size_t count = 0;
        for (const char byte : text)
            count += (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
        return count;
    }

    /// The token at this place: up to the next blank or separator, cut where it grows too long to quote.
    std::string_view excerpt() const
    {
        std::size_t end = m_at;
        for (std::size_t points = 0; end < m_text.size(); ++points) {
            const std::string_view rest = m_text.substr(end);
            const bool stops = rest[0] == ',' || static_cast<unsigned char>(rest[0]) <= ' ' || rest.starts_with("，")
                || rest.starts_with("、") || rest.starts_with("\u3000");
            if ((stops && end > m_at) || points == longestExcerpt)
                break;
            ++end;
            while (end < m_text.size() && (static_cast<unsigned char>(m_text[end]) & 0xC0) == 0x80)
                ++end;
        }
        return m_text.substr(m_at, end - m_at);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_column = 1;
};

using Heaps = tl::expected<Position, NotationError>;

/// `blanksSeparate`: whether `3 4 5` is a list as well as `3,4,5`.
Heaps readHeaps(Reader& reader, bool blanksSeparate)
{
    Position position;
    while (true) {
        reader.skipBlanks();
        if (!reader.atDigit())
            return tl::unexpected(reader.error(Expected::HeapSize));
        if (position.heaps.size() == maxHeaps)
            return tl::unexpected(reader.error(Expected::FewerHeaps));
        const auto start = reader.place();
        const auto size = reader.number();
        if (!size) {
            reader.goBack(start);
            return tl::unexpected(reader.error(Expected::SmallerHeap));
        }
        position.heaps.push_back(*size);
        const auto afterNumber = reader.place();
        reader.skipBlanks();
        if (reader.atEnd())
            return position;
        if (reader.skipComma())
            continue;
        const bool separated = reader.place().at != afterNumber.at;
        if (!(blanksSeparate && separated && reader.atDigit()))
            return tl::unexpected(reader.error(Expected::Separator));
    }
}

}  // namespace

tl::expected<Position, NotationError> parsePosition(std::string_view text)
{
    Reader reader(text);
    reader.skipBlanks();
    if (!reader.skip(gameName))
        return tl::unexpected(reader.error(Expected::GameName));
    reader.skipBlanks();
    if (!reader.skipColon())
        return tl::unexpected(reader.error(Expected::Colon));
    return readHeaps(reader, false);
}

tl::expected<Position, NotationError> parseHeaps(std::string_view text)
{
    Reader reader(text);
    reader.skipBlanks();
    if (reader.skip(gameName)) {
        reader.skipBlanks();
        if (!reader.skipColon())
            return tl::unexpected(reader.error(Expected::Colon));
    }
    return readHeaps(reader, true);
}

tl::expected<Move, NotationError> parseMove(std::string_view text)
{
    Reader reader(text);
    const auto readNumber = [&reader](Expected missing, Expected tooLarge) -> tl::expected<Count, NotationError> {
        reader.skipBlanks();
        if (!reader.atDigit())
            return tl::unexpected(reader.error(missing));
        const auto start = reader.place();
        const auto value = reader.number();
        if (!value) {
            reader.goBack(start);
            return tl::unexpected(reader.error(tooLarge));
        }
        return *value;
    };

    reader.skipBlanks();
    const auto start = reader.place();
    const auto heap = readNumber(Expected::HeapNumber, Expected::HeapNumber);
    if (!heap)
        return tl::unexpected(heap.error());
    if (*heap == 0) {
        reader.goBack(start);
        return tl::unexpected(reader.error(Expected::HeapNumber));
    }
    reader.skipBlanks();
    if (!reader.skipDash())
        return tl::unexpected(reader.error(Expected::Dash));
    const auto taken = readNumber(Expected::Amount, Expected::SmallerAmount);
    if (!taken)
        return tl::unexpected(taken.error());
    reader.skipBlanks();
    if (!reader.atEnd())
        return tl::unexpected(reader.error(Expected::End));
    return Move{static_cast<std::size_t>(*heap - 1), *taken};
}

std::string print(const Position& position)
{
    std::string text(gameName);
    char separator = ':';
    for (const Count heap : position.heaps) {
        text += separator;
        text += std::to_string(heap);
        separator = ',';
    }
    return text;
}

std::string print(const Move& move)
{
    return std::to_string(move.heap + 1) + '-' + std::to_string(move.taken);
}

}  // namespace nimstone
