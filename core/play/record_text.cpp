// The text form of a game: position, who moves first, moves.
#include "core/play/record.h"

namespace nimstone::play {

namespace {

constexpr std::string_view firstWord = "first";
constexpr std::string_view secondWord = "second";
constexpr std::string_view cursorMark = "|";
constexpr std::size_t longestExcerpt = 24;

std::size_t codePoints(std::string_view text)
{
    std::size_t count = 0;
    for (const char byte : text)
        count += (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    return count;
}

std::string excerpt(std::string_view token)
{
    token = token.substr(0, token.find(',', 1));
    std::size_t end = 0;
    for (std::size_t points = 0; end < token.size(); ++end) {
        points += (static_cast<unsigned char>(token[end]) & 0xC0) != 0x80;
        if (points > longestExcerpt)
            break;
    }
    return std::string(token.substr(0, end));
}

/// A word between blanks, and where it starts.
struct Word {
    std::string_view text;
    std::size_t at = 0;
};

/// How many bytes the blank at `at` takes, 0 where there is none. U+3000 is the blank of a Chinese keyboard.
std::size_t blankAt(std::string_view text, std::size_t at)
{
    if (text.substr(at).starts_with("\u3000"))
        return std::string_view("\u3000").size();
    constexpr std::string_view narrow = " \t\r\n";
    return at < text.size() && narrow.find(text[at]) != narrow.npos ? 1 : 0;
}

Word nextWord(std::string_view text, std::size_t from)
{
    while (const std::size_t blank = blankAt(text, from))
        from += blank;
    std::size_t end = from;
    while (end < text.size() && blankAt(text, end) == 0)
        ++end;
    return {text.substr(from, end - from), from};
}

/// The word that ends the position: the first that begins with a letter, after the one that names the game.
Word seatWord(std::string_view text)
{
    Word word = nextWord(text, 0);
    while (!word.text.empty()) {
        word = nextWord(text, word.at + word.text.size());
        const char initial = word.text.empty() ? '\0' : word.text.front();
        if ((initial >= 'a' && initial <= 'z') || (initial >= 'A' && initial <= 'Z'))
            break;
    }
    return word;
}

}  // namespace

tl::expected<Record, RecordError> parseRecord(std::string_view text)
{
    const auto columnOf = [text](std::size_t at) { return codePoints(text.substr(0, at)) + 1; };
    const auto failure = [&](const Word& word, auto cause) {
        return tl::unexpected(RecordError{columnOf(word.at), excerpt(word.text), std::move(cause)});
    };

    const Word seat = seatWord(text);
    auto start = parsePosition(text.substr(0, seat.at));
    if (!start) {
        NotationError error = start.error();
        if (error.found.empty())
            error.found = excerpt(seat.text);
        return tl::unexpected(RecordError{error.column, error.found, error});
    }
    if (seat.text != firstWord && seat.text != secondWord)
        return failure(seat, SeatExpected{});

    Record record(std::move(*start), seat.text == firstWord ? Side::Person : Side::Opponent);
    std::optional<std::size_t> cursor;
    for (Word word = nextWord(text, seat.at + seat.text.size()); !word.text.empty();
         word = nextWord(text, word.at + word.text.size())) {
        if (word.text == cursorMark) {
            if (cursor)
                return failure(word, OneCursorExpected{});
            cursor = record.cursor();
            continue;
        }
        const auto move = parseMove(word.text);
        if (!move) {
            NotationError error = move.error();
            error.column += columnOf(word.at) - 1;
            return tl::unexpected(RecordError{columnOf(word.at), excerpt(word.text), error});
        }
        if (const auto illegal = record.play(*move))
            return failure(word, *illegal);
    }
    record.goTo(cursor.value_or(record.cursor()));
    return record;
}

std::string print(const Record& record)
{
    std::string text = nimstone::print(record.start());
    const auto append = [&text](std::string_view word) { (text += ' ') += word; };
    append(record.first() == Side::Person ? firstWord : secondWord);
    for (std::size_t i = 0; i < record.moves().size(); ++i) {
        if (i == record.cursor())
            append(cursorMark);
        append(nimstone::print(record.moves()[i]));
    }
    return text;
}

}  // namespace nimstone::play
