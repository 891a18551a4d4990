// Reads and prints the text form of a record: the position, the side that moves first, and the moves.
#include "core/play/record/record.h"

#include "core/notation/utf8.h"

namespace nimstone::play {

namespace {

constexpr std::string_view firstWord = "first";
constexpr std::string_view secondWord = "second";
constexpr std::string_view leftWord = "left";
constexpr std::string_view rightWord = "right";
constexpr std::string_view cursorMark = "|";

std::string excerpt(std::string_view token)
{
    return utf8::repaired(token.substr(0, token.find(',', 1)), longestExcerpt);
}

/// A word between blanks, and the byte at which it starts.
struct Word {
    std::string_view text;
    std::size_t at = 0;
};

Word nextWord(std::string_view text, std::size_t from)
{
    while (const std::size_t blank = utf8::blank(text.substr(from)))
        from += blank;
    std::size_t end = from;
    while (end < text.size() && utf8::blank(text.substr(end)) == 0)
        ++end;
    return {text.substr(from, end - from), from};
}

/// True if a word that begins with a letter belongs to the position: the name of a further component after a plus sign, or the
/// x between the sides of a block.
bool belongsToPosition(const Word& word, const Word& before)
{
    const auto isSide = [](char c) { return c >= '0' && c <= '9'; };
    if (before.text.ends_with('+') || before.text.ends_with("\uFF0B"))
        return true;
    const char initial = word.text.front();
    return (initial == 'x' || initial == 'X') && (word.text.size() == 1 || isSide(word.text[1]));
}

/// Returns the word that ends the position: after the name of the game, the first word that begins with a letter and does not
/// belong to the position.
Word firstPlayerWord(std::string_view text)
{
    Word word = nextWord(text, 0);
    while (!word.text.empty()) {
        const Word before = word;
        word = nextWord(text, word.at + word.text.size());
        const char initial = word.text.empty() ? '\0' : word.text.front();
        const bool letter = (initial >= 'a' && initial <= 'z') || (initial >= 'A' && initial <= 'Z');
        if (letter && !belongsToPosition(word, before))
            break;
    }
    return word;
}

}  // namespace

tl::expected<Record, RecordError> parseRecord(std::string_view text)
{
    const auto columnOf = [text](std::size_t at) { return utf8::count(text, at) + 1; };
    const auto failure = [&](const Word& word, auto cause) {
        return tl::unexpected(RecordError{columnOf(word.at), excerpt(word.text), std::move(cause)});
    };

    const Word seat = firstPlayerWord(text);
    auto start = parseSum(text.substr(0, seat.at));
    if (!start) {
        NotationError error = start.error();
        if (error.found.empty())
            error.found = excerpt(seat.text);
        return tl::unexpected(RecordError{error.column, error.found, error});
    }
    if (seat.text != firstWord && seat.text != secondWord)
        return failure(seat, FirstPlayerExpected{});

    const Side first = seat.text == firstWord ? Side::Person : Side::Opponent;
    Word word = nextWord(text, seat.at + seat.text.size());
    Cutter cutter = Cutter::Left;
    if (start->isPartisan() && (word.text == leftWord || word.text == rightWord)) {
        cutter = word.text == leftWord ? Cutter::Left : Cutter::Right;
        word = nextWord(text, word.at + word.text.size());
    }
    Record record(std::move(*start), first, cutter);
    std::optional<std::size_t> cursor;
    for (; !word.text.empty(); word = nextWord(text, word.at + word.text.size())) {
        if (word.text == cursorMark) {
            if (cursor)
                return failure(word, RepeatedCursor{});
            cursor = record.cursor();
            continue;
        }
        const auto move = parseMove(word.text, record.startSum());
        if (!move) {
            NotationError error = move.error();
            error.column += columnOf(word.at) - 1;
            return tl::unexpected(RecordError{columnOf(word.at), excerpt(word.text), error});
        }
        if (const auto illegal = record.play(*move))
            return std::visit([&](const auto& cause) { return failure(word, cause); }, *illegal);
    }
    record.goTo(cursor.value_or(record.cursor()));
    return record;
}

std::string print(const Record& record)
{
    std::string text = nimstone::print(record.startSum());
    const auto append = [&text](std::string_view word) { (text += ' ') += word; };
    append(record.first() == Side::Person ? firstWord : secondWord);
    if (record.cutterOfMove(0) == Cutter::Right)
        append(rightWord);
    for (std::size_t i = 0; i < record.moves().size(); ++i) {
        if (i == record.cursor())
            append(cursorMark);
        append(nimstone::print(record.moves()[i], record.startSum()));
    }
    return text;
}

}  // namespace nimstone::play
