#include "core/notation/move_reader.h"

namespace nimstone {

namespace {

using Expected = NotationError::Expected;

/// Reads the number of a heap or component, which texts count from 1, and returns the index, which starts at 0.
tl::expected<std::size_t, NotationError> readIndex(NotationReader& reader, Expected expected)
{
    const auto number = reader.number(expected, expected, 1);
    if (!number)
        return tl::unexpected(number.error());
    return static_cast<std::size_t>(*number - 1);
}

/// Reads the number of the heap and, in a sum, the number of the component before it. `begun` is the first item of the move if
/// this is a later item; then this item must name the same component.
tl::expected<MoveInPart, NotationError> readPlace(NotationReader& reader, bool ofSum, const MoveInPart* begun)
{
    MoveInPart place;
    if (ofSum) {
        reader.skipBlanks();
        const auto start = reader.place();
        const auto part = readIndex(reader, Expected::PartNumber);
        if (!part)
            return tl::unexpected(part.error());
        if (begun && *part != begun->part) {
            reader.goBack(start);
            return tl::unexpected(reader.error(Expected::SamePart, {}, begun->part + 1));
        }
        place.part = *part;
        reader.skipBlanks();
        if (!reader.skipDot())
            return tl::unexpected(reader.error(Expected::Dot));
    }
    const auto heap = readIndex(reader, Expected::HeapNumber);
    if (!heap)
        return tl::unexpected(heap.error());
    place.move.heap = *heap;
    reader.skipBlanks();
    if (!reader.skipDash())
        return tl::unexpected(reader.error(Expected::Dash));
    reader.skipBlanks();
    return place;
}

/// Reads the pieces, `/3` or `/3/2`, which may follow the amount.
std::optional<NotationError> readPieces(NotationReader& reader, Pieces& pieces)
{
    for (Count* piece : {&pieces.first, &pieces.second}) {
        reader.skipBlanks();
        if (!reader.skipSlash())
            break;
        const auto size = reader.number(Expected::Piece, Expected::SmallerPiece, 1);
        if (!size)
            return size.error();
        *piece = *size;
    }
    return std::nullopt;
}

tl::expected<MoveInPart, NotationError> readCut(NotationReader& reader, MoveInPart place, Cutter cutter)
{
    const auto after = reader.number(Expected::CutPlace, Expected::SmallerCutPlace, 1);
    if (!after)
        return tl::unexpected(after.error());
    place.move.cutter = cutter;
    place.move.pieces.first = *after;
    return place;
}

/// Reads one item of a move: the place, then an amount with its pieces, or a cut.
tl::expected<MoveInPart, NotationError> readItem(NotationReader& reader, bool ofSum, const MoveInPart* begun)
{
    auto item = readPlace(reader, ofSum, begun);
    if (!item)
        return item;
    if (!begun && reader.skipLeft())
        return readCut(reader, *std::move(item), Cutter::Left);
    if (!begun && reader.skipRight())
        return readCut(reader, *std::move(item), Cutter::Right);
    const auto taken = reader.number(Expected::Amount, Expected::SmallerAmount);
    if (!taken)
        return tl::unexpected(taken.error());
    item->move.taken = *taken;
    if (!begun) {
        if (auto error = readPieces(reader, item->move.pieces))
            return tl::unexpected(*std::move(error));
    }
    return item;
}

/// Sorts the takes of the move by heap.
void sortByHeap(Move& move)
{
    if (move.also.empty())
        return;
    Move sorted = moveOf(takesOf(move));
    sorted.pieces = move.pieces;
    sorted.cutter = move.cutter;
    move = std::move(sorted);
}

}  // namespace

tl::expected<MoveInPart, NotationError> readMove(NotationReader& reader, bool ofSum)
{
    auto read = readItem(reader, ofSum, nullptr);
    if (!read)
        return read;
    const bool alone = read->move.cutter != Cutter::None || read->move.pieces != Pieces{};
    while (true) {
        reader.skipBlanks();
        if (reader.atEnd())
            break;
        if (alone || !reader.skipComma())
            return tl::unexpected(reader.error(Expected::End));
        if (read->move.also.size() + 1 == maxHeaps)
            return tl::unexpected(reader.error(Expected::FewerHeaps, {}, maxHeaps));
        const auto next = readItem(reader, ofSum, &*read);
        if (!next)
            return next;
        read->move.also.push_back({next->move.heap, next->move.taken});
    }
    sortByHeap(read->move);
    return read;
}

tl::expected<Move, NotationError> parseMove(std::string_view text)
{
    NotationReader reader(text);
    auto read = readMove(reader, false);
    if (!read)
        return tl::unexpected(std::move(read).error());
    return std::move(read)->move;
}

std::string print(const Move& move)
{
    return printed(move, {});
}

std::string printed(const Move& move, const std::string& part)
{
    const auto item = [&part](std::size_t heap, const std::string& what) {
        return part + std::to_string(heap + 1) + '-' + what;
    };
    if (move.cutter != Cutter::None)
        return item(move.heap, (move.cutter == Cutter::Left ? "L" : "R") + std::to_string(move.pieces.first));
    std::string text = item(move.heap, std::to_string(move.taken));
    for (const Count piece : {move.pieces.first, move.pieces.second}) {
        if (piece != 0)
            text += '/' + std::to_string(piece);
    }
    for (const Take& take : move.also)
        text += ',' + item(take.heap, std::to_string(take.taken));
    return text;
}

}  // namespace nimstone
