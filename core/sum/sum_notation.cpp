#include "core/sum/sum_notation.h"

#include <algorithm>

#include "core/notation/move_reader.h"

namespace nimstone {

namespace {

using Expected = NotationError::Expected;

tl::unexpected<NotationError> unexpected(const NotationReader& reader, Expected expected, std::string_view name = {},
                                         Count limit = 0)
{
    return tl::unexpected(reader.error(expected, name, limit));
}

tl::expected<Rules, NotationError> readGame(NotationReader& reader)
{
    reader.skipBlanks();
    const auto start = reader.place();
    const GameEntry* entry = gameNamed(reader.name());
    if (!entry) {
        reader.goBack(start);
        auto error = reader.error(Expected::GameName);
        error.name = nearestGame(error.found);
        return tl::unexpected(std::move(error));
    }
    auto game = readParameters(reader, *entry);
    if (!game)
        return tl::unexpected(std::move(game).error());
    return Rules(*entry, *std::move(game));
}

/// Reads the positions of the components one after another. All components together may have at most maxHeaps heaps.
class PositionReader {
public:
    explicit PositionReader(NotationReader& reader) : m_reader(reader) {}

    tl::expected<Position, NotationError> read(const Rules& rules)
    {
        m_reader.skipBlanks();
        m_enclosed = m_reader.skipOpening();
        switch (rules.layout()) {
        case Layout::Heaps: return heaps(rules);
        case Layout::Pair: return pair(rules);
        case Layout::Quota: return heapWithQuota(rules);
        case Layout::Blocks: break;
        }
        return blocks(rules);
    }

private:
    /// Reads one more number of the position.
    std::optional<NotationError> number(Position& position, Expected missing, Expected tooLarge, Count least)
    {
        m_reader.skipBlanks();
        if (m_heaps == maxHeaps && m_reader.atDigit())
            return m_reader.error(Expected::FewerHeaps, {}, maxHeaps);
        const auto value = m_reader.number(missing, tooLarge, least);
        if (!value)
            return value.error();
        position.heaps.push_back(*value);
        ++m_heaps;
        m_reader.skipBlanks();
        return std::nullopt;
    }

    std::optional<NotationError> heap(Position& position)
    {
        return number(position, Expected::HeapSize, Expected::SmallerHeap, 0);
    }

    /// True if another number follows after a comma or after blanks. A number that begins a move, such as 1-2, does not count.
    bool goesOn()
    {
        if (m_reader.skipComma())
            return true;
        if (!m_reader.atDigit())
            return false;
        const auto start = m_reader.place();
        m_reader.number();
        const bool isMove = m_reader.skipDash();
        m_reader.goBack(start);
        return !isMove;
    }

    /// Returns the position if the text of the component ends at the current place; otherwise returns the error.
    tl::expected<Position, NotationError> end(Position position, Expected expected)
    {
        if (m_enclosed && m_reader.skipClosing()) {
            m_enclosed = false;
            m_reader.skipBlanks();
            expected = Expected::End;
        }
        if (m_enclosed && (m_reader.atEnd() || m_reader.atPlus()))
            return unexpected(m_reader, Expected::ParameterEnd);
        if (m_reader.atEnd() || m_reader.atPlus())
            return position;
        return unexpected(m_reader, m_reader.atTilde() ? Expected::NoQuota : expected);
    }

    tl::expected<Position, NotationError> heaps(const Rules&)
    {
        Position position;
        do {
            if (auto error = heap(position))
                return tl::unexpected(*std::move(error));
        } while (goesOn());
        return end(std::move(position), Expected::Separator);
    }

    tl::expected<Position, NotationError> pair(const Rules& rules)
    {
        Position position;
        if (auto error = heap(position))
            return tl::unexpected(*std::move(error));
        if (!goesOn())
            return unexpected(m_reader, m_reader.atTilde() ? Expected::NoQuota : Expected::MoreHeaps, rules.entry().name, 2);
        if (auto error = heap(position))
            return tl::unexpected(*std::move(error));
        if (m_reader.atComma() || m_reader.atDigit())
            return unexpected(m_reader, Expected::FewerHeaps, rules.entry().name, 2);
        return end(std::move(position), Expected::End);
    }

    tl::expected<Position, NotationError> heapWithQuota(const Rules& rules)
    {
        Position position;
        if (auto error = heap(position))
            return tl::unexpected(*std::move(error));
        const Count n = position.heaps.front();
        position.quota = n == 0 ? 0 : n - 1;
        if (m_reader.skipTilde()) {
            const auto quota = m_reader.number(Expected::Quota, Expected::SmallerQuota, 1);
            if (!quota)
                return tl::unexpected(quota.error());
            position.quota = std::min(*quota, n);
            m_reader.skipBlanks();
        }
        if (m_reader.atComma() || m_reader.atDigit())
            return unexpected(m_reader, Expected::FewerHeaps, rules.entry().name, 1);
        if (m_reader.atTilde())
            return unexpected(m_reader, Expected::End);
        return end(std::move(position), Expected::End);
    }

    tl::expected<Position, NotationError> blocks(const Rules&)
    {
        Position position;
        do {
            if (auto error = number(position, Expected::Side, Expected::SmallerSide, 1))
                return tl::unexpected(*std::move(error));
            if (!m_reader.skipTimes())
                return unexpected(m_reader, Expected::SideSign);
            if (auto error = number(position, Expected::Side, Expected::SmallerSide, 1))
                return tl::unexpected(*std::move(error));
        } while (goesOn());
        return end(std::move(position), Expected::Separator);
    }

    NotationReader& m_reader;
    std::size_t m_heaps = 0;
    /// True while a parenthesis around the numbers is open.
    bool m_enclosed = false;
};

/// Makes the error for the invalid heap. The reader must be at the first heap, and all heaps must be readable.
NotationError shapeError(NotationReader& reader, const Rules& rules, const ShapeError& error)
{
    reader.skipBlanks();
    reader.skipOpening();
    reader.skipBlanks();
    for (std::size_t heap = 0; heap < error.heap; ++heap) {
        reader.number();
        reader.skipBlanks();
        if (!reader.skipComma())
            reader.skipTimes();
        reader.skipBlanks();
    }
    const std::string_view name = rules.entry().name;
    switch (error.kind) {
    case ShapeError::Kind::HeapTooSmall: return reader.error(Expected::LargerHeap, name, error.limit);
    case ShapeError::Kind::TooManyStones: return reader.error(Expected::FewerStones, name, error.limit);
    // The functions that read each layout have already checked for these two errors.
    case ShapeError::Kind::NumberOfHeaps: case ShapeError::Kind::OddSide: break;
    }
    return reader.error(Expected::MoreHeaps, name, error.limit);
}

/// Returns the position that the text describes if "nim:" is put before it, so that the program can suggest this position. Empty
/// if the result cannot be read, or if the text is too long.
std::string asNim(std::string_view text)
{
    if (text.size() > 4 * longestExcerpt)
        return {};
    const auto nim = parseSum("nim:" + std::string(text));
    return nim ? print(*nim) : std::string();
}

/// True if the text begins with the name of a game, which may be misspelled.
bool beginsWithGame(std::string_view text)
{
    NotationReader reader(text);
    reader.skipBlanks();
    const std::string name = reader.name();
    return !name.empty() && (gameNamed(name) || !nearestGame(name).empty());
}

}  // namespace

tl::expected<Rules, NotationError> parseGame(std::string_view text)
{
    NotationReader reader(text);
    auto rules = readGame(reader);
    if (!rules)
        return rules;
    reader.skipBlanks();
    if (!reader.atEnd())
        return unexpected(reader, Expected::End);
    return rules;
}

tl::expected<GameSum, NotationError> parseSum(std::string_view text)
{
    NotationReader reader(text);
    PositionReader positions(reader);
    std::vector<Component> parts;
    std::vector<NotationReader::Place> places;
    do {
        reader.skipBlanks();
        places.push_back(reader.place());
        if (parts.size() == maxComponents && !reader.atEnd())
            return unexpected(reader, Expected::FewerParts, {}, maxComponents);
        const bool isBare = parts.empty() && reader.atDigit();
        auto rules = readGame(reader);
        if (!rules && isBare)
            rules.error().name = asNim(text);
        if (!rules)
            return tl::unexpected(std::move(rules).error());
        reader.skipBlanks();
        if (!reader.skipColon())
            return unexpected(reader, Expected::Colon);
        const auto numbers = reader.place();
        auto position = positions.read(*rules);
        if (!position)
            return tl::unexpected(std::move(position).error());
        if (const auto error = (*rules)->checkShape(*position)) {
            reader.goBack(numbers);
            return tl::unexpected(shapeError(reader, *rules, *error));
        }
        parts.push_back({*std::move(rules), *std::move(position)});
    } while (reader.skipPlus());
    std::vector<std::string_view> names;
    for (const Component& part : parts)
        names.push_back(part.rules.entry().name);
    auto sum = GameSum::make(std::move(parts));
    if (!sum) {
        reader.goBack(places[sum.error().component]);
        auto error = reader.error(Expected::Summable, names[sum.error().component]);
        error.obstacle = sum.error().obstacle;
        return tl::unexpected(std::move(error));
    }
    return *std::move(sum);
}

std::vector<std::string_view> gamesWith(bool (*property)(const Rules&), std::string_view first)
{
    std::vector<std::string_view> names;
    for (const GameEntry& entry : catalogue()) {
        if (property(parseSum(entry.example)->components().front().rules))
            names.insert(entry.name == first ? names.begin() : names.end(), entry.name);
    }
    return names;
}

tl::expected<GameSum, NotationError> parseTyped(std::string_view text, const GameSum& shown)
{
    if (text.starts_with(utf8::byteOrderMark))
        text.remove_prefix(utf8::byteOrderMark.size());
    const bool hasColon = text.find(':') != std::string_view::npos || text.find("：") != std::string_view::npos;
    const auto startsWithNumber = [&] {
        NotationReader reader(text);
        reader.skipBlanks();
        reader.skipOpening();
        reader.skipBlanks();
        return reader.atDigit();
    };
    if (hasColon ? !startsWithNumber() : beginsWithGame(text))
        return parseSum(text);
    const Rules& first = shown.components().front().rules;
    const bool isOneGame = std::ranges::all_of(shown.components(), [&first](const Component& part) { return part.rules == first; });
    const std::string game = (isOneGame ? first.name() : std::string("nim")) + ':';
    auto sum = parseSum(game + std::string(text));
    if (!sum)
        sum.error().column -= std::min(sum.error().column - 1, game.size());
    return sum;
}

tl::expected<MoveInSum, NotationError> parseMove(std::string_view text, const GameSum& sum)
{
    NotationReader reader(text);
    auto read = readMove(reader, sum.isSum());
    if (!read)
        return tl::unexpected(std::move(read).error());
    return MoveInSum{read->part, std::move(read->move)};
}

std::string print(const Component& part)
{
    std::string text = part.rules.name() + ':';
    const auto& heaps = part.position.heaps;
    const bool blocks = part.rules.layout() == Layout::Blocks;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (heap != 0)
            text += blocks && heap % 2 == 1 ? 'x' : ',';
        text += std::to_string(heaps[heap]);
    }
    if (part.rules.layout() == Layout::Quota) {
        const Count n = heaps.front();
        const Count quota = std::min(part.position.quota, n);
        if (quota != (n == 0 ? 0 : n - 1))
            text += '~' + std::to_string(quota);
    }
    return text;
}

std::string print(const GameSum& sum)
{
    std::string text;
    for (const Component& part : sum.components()) {
        if (!text.empty())
            text += " + ";
        text += print(part);
    }
    return text;
}

std::string print(const MoveInSum& move, const GameSum& sum)
{
    return printed(move.move, sum.isSum() ? std::to_string(move.component + 1) + '.' : std::string());
}

}  // namespace nimstone
