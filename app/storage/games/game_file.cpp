#include "app/storage/games/game_file.h"

#include <string_view>

#include "app/storage/files/text_places.h"
#include "core/notation/utf8.h"

namespace nimstone {

namespace {

constexpr int gameVersion = 1;
constexpr std::string_view mark = "nimstone-game ";

/// Removes the first line from the text and returns it without its line end. Sets `ended` to false if the line has no
/// line end.
std::string_view takeLine(std::string_view& text, bool& ended)
{
    const std::size_t end = text.find('\n');
    ended = end != std::string_view::npos;
    std::string_view line = text.substr(0, end);
    text.remove_prefix(ended ? end + 1 : text.size());
    if (ended && line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

QString excerptOf(std::string_view line) { return shortened(QString::fromUtf8(line.substr(0, 200))); }

tl::unexpected<GameFileError> wrongAt(const QByteArray& whole, std::size_t at, GameFileError::Kind kind, QString found = {})
{
    const TextPlace place = placeAt(whole, static_cast<qsizetype>(at));
    return tl::unexpected(GameFileError{kind, place.line, place.column, std::move(found)});
}

}  // namespace

QByteArray printGameFile(const GameText& game)
{
    return QByteArray(mark.data(), static_cast<qsizetype>(mark.size())) + QByteArray::number(gameVersion) + '\n'
        + game.time.toUTC().toString(Qt::ISODateWithMs).toUtf8() + '\n' + game.text.toUtf8() + '\n';
}

tl::expected<GameText, GameFileError> parseGameFile(const QByteArray& content)
{
    if (const qsizetype bad = firstBadByte(content); bad >= 0)
        return wrongAt(content, static_cast<std::size_t>(bad), GameFileError::Kind::NotUtf8, characterAt(content, bad));

    const std::string_view whole(content.constData(), static_cast<std::size_t>(content.size()));
    std::string_view rest = whole;
    if (rest.starts_with(utf8::byteOrderMark))
        rest.remove_prefix(utf8::byteOrderMark.size());
    const std::size_t firstAt = whole.size() - rest.size();
    bool ended = false;
    const std::string_view first = takeLine(rest, ended);
    bool isNumber = false;
    const int written = first.starts_with(mark) ? QString::fromUtf8(first.substr(mark.size())).toInt(&isNumber) : 0;
    if (!isNumber || written < 1)
        return wrongAt(content, firstAt, GameFileError::Kind::NoHeader, excerptOf(first));
    if (written > gameVersion)
        return wrongAt(content, firstAt + mark.size(), GameFileError::Kind::Newer, excerptOf(first.substr(mark.size())));

    const std::size_t secondAt = whole.size() - rest.size();
    const std::string_view second = takeLine(rest, ended);
    const QDateTime time = QDateTime::fromString(QString::fromUtf8(second), Qt::ISODateWithMs);
    if (!time.isValid())
        return wrongAt(content, secondAt, GameFileError::Kind::NoTime, excerptOf(second));

    if (const std::size_t zero = whole.find('\0'); zero != std::string_view::npos)
        return wrongAt(content, zero, GameFileError::Kind::ZeroByte);
    // A missing line end means that the file was not written completely.
    if (!rest.ends_with('\n'))
        return wrongAt(content, whole.size(), GameFileError::Kind::CutOff);
    rest.remove_suffix(1);
    // Carriage returns before the last line end belong to it, so a game that was read is written as it will be read again.
    while (rest.ends_with('\r'))
        rest.remove_suffix(1);
    // fromUtf8() skips one byte order mark, so a text that begins with several would lose one each time it is read.
    while (rest.starts_with(utf8::byteOrderMark))
        rest.remove_prefix(utf8::byteOrderMark.size());
    return GameText{time, QString::fromUtf8(rest)};
}

tl::expected<GameText, GameFileError> readGameFile(const QString& path)
{
    const auto content = readChosen(path, largestGameFile);
    return content ? parseGameFile(*content) : tl::unexpected(GameFileError{.fault = content.error()});
}

}  // namespace nimstone
