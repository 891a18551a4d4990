#include "core/notation.h"

#include "core/notation_reader.h"

namespace nimstone {

namespace {

using Expected = NotationError::Expected;

constexpr std::string_view gameName = "nim";

/// Reads the game and its colon; what was wrong, if something was. `required`: whether they may not be left out.
std::optional<NotationError> readGame(NotationReader& reader, bool required)
{
    reader.skipBlanks();
    const auto start = reader.place();
    if (!reader.skip(gameName))
        return required ? std::optional(reader.error(Expected::GameName)) : std::nullopt;
    if (reader.atLetter()) {
        reader.goBack(start);
        return reader.error(Expected::GameName);
    }
    reader.skipBlanks();
    if (!reader.skipColon())
        return reader.error(Expected::Colon);
    return std::nullopt;
}

/// `blanksSeparate`: whether `3 4 5` is a list as well as `3,4,5`.
tl::expected<Position, NotationError> readHeaps(NotationReader& reader, bool blanksSeparate)
{
    Position position;
    while (true) {
        reader.skipBlanks();
        if (!reader.atDigit())
            return tl::unexpected(reader.error(Expected::HeapSize));
        if (position.heaps.size() == maxHeaps)
            return tl::unexpected(reader.error(Expected::FewerHeaps));
        const auto size = reader.number();
        if (!size)
            return tl::unexpected(reader.error(Expected::SmallerHeap));
        position.heaps.push_back(*size);
        const bool separated = reader.skipBlanks();
        if (reader.atEnd())
            return position;
        if (!reader.skipComma() && !(blanksSeparate && separated))
            return tl::unexpected(reader.error(Expected::Separator));
    }
}

tl::expected<Count, NotationError> readNumber(NotationReader& reader, Expected missing, Expected tooLarge)
{
    reader.skipBlanks();
    if (!reader.atDigit())
        return tl::unexpected(reader.error(missing));
    const auto value = reader.number();
    if (!value)
        return tl::unexpected(reader.error(tooLarge));
    return *value;
}

}  // namespace

tl::expected<Position, NotationError> parsePosition(std::string_view text)
{
    NotationReader reader(text);
    if (auto error = readGame(reader, true))
        return tl::unexpected(*std::move(error));
    return readHeaps(reader, false);
}

tl::expected<Position, NotationError> parseHeaps(std::string_view text)
{
    NotationReader reader(text);
    if (auto error = readGame(reader, false))
        return tl::unexpected(*std::move(error));
    return readHeaps(reader, true);
}

tl::expected<Move, NotationError> parseMove(std::string_view text)
{
    NotationReader reader(text);
    reader.skipBlanks();
    const auto start = reader.place();
    const auto heap = readNumber(reader, Expected::HeapNumber, Expected::HeapNumber);
    if (!heap)
        return tl::unexpected(heap.error());
    if (*heap == 0) {
        reader.goBack(start);
        return tl::unexpected(reader.error(Expected::HeapNumber));
    }
    reader.skipBlanks();
    if (!reader.skipDash())
        return tl::unexpected(reader.error(Expected::Dash));
    const auto taken = readNumber(reader, Expected::Amount, Expected::SmallerAmount);
    if (!taken)
        return tl::unexpected(taken.error());
    reader.skipBlanks();
    if (!reader.atEnd())
        return tl::unexpected(reader.error(Expected::End));
    return Move{static_cast<std::size_t>(*heap - 1), *taken};
}

std::string print(const Position& position)
{
    std::string text = std::string(gameName) + ':';
    for (const Count heap : position.heaps) {
        if (text.back() != ':')
            text += ',';
        text += std::to_string(heap);
    }
    return text;
}

std::string print(const Move& move)
{
    return std::to_string(move.heap + 1) + '-' + std::to_string(move.taken);
}

}  // namespace nimstone
