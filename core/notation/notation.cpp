#include "core/notation/notation.h"

#include "core/notation/notation_reader.h"

namespace nimstone {

namespace {

using Expected = NotationError::Expected;

constexpr std::string_view gameName = "nim";

/// Reads the game's name and the colon. Both may be missing unless `required` is true. Returns the error, if there is one.
std::optional<NotationError> readGame(NotationReader& reader, bool required)
{
    reader.skipBlanks();
    const auto start = reader.place();
    if (reader.name() != gameName) {
        reader.goBack(start);
        if (reader.atLetter() && reader.namesGame())
            return reader.error(Expected::Nim);
        return required ? std::optional(reader.error(Expected::GameName)) : std::nullopt;
    }
    reader.skipBlanks();
    if (!reader.skipColon())
        return reader.error(Expected::Colon);
    return std::nullopt;
}

/// Reads the heaps of a position. If `blanksSeparate` is true, blanks separate heaps too: `3 4 5` is read like `3,4,5`.
tl::expected<Position, NotationError> readHeaps(NotationReader& reader, bool blanksSeparate)
{
    Position position;
    reader.skipBlanks();
    const bool enclosed = reader.skipOpening();
    while (true) {
        reader.skipBlanks();
        if (!reader.atDigit())
            return tl::unexpected(reader.error(Expected::HeapSize));
        if (position.heaps.size() == maxHeaps)
            return tl::unexpected(reader.error(Expected::FewerHeaps, {}, maxHeaps));
        const auto size = reader.number();
        if (!size)
            return tl::unexpected(reader.error(Expected::SmallerHeap));
        position.heaps.push_back(*size);
        const bool separated = reader.skipBlanks();
        if (enclosed && reader.skipClosing()) {
            reader.skipBlanks();
            if (reader.atEnd())
                return position;
            return tl::unexpected(reader.error(Expected::End));
        }
        if (reader.atEnd() && enclosed)
            return tl::unexpected(reader.error(Expected::ParameterEnd));
        if (reader.atEnd())
            return position;
        if (!reader.skipComma() && !(blanksSeparate && separated))
            return tl::unexpected(reader.error(Expected::Separator));
    }
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

}  // namespace nimstone
