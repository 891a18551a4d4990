#include "app/storage/games/game_file.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/notation/utf8.h"

namespace nimstone {

namespace {

using Kind = GameFileError::Kind;

constexpr int version = 1;
constexpr std::size_t longestFound = 24;
constexpr std::string_view mark = "nimstone-game ";

/// Takes the first line off the text, without what ends it; `ended` says whether anything did.
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

QString beginning(std::string_view line)
{
    return QString::fromStdString(utf8::repaired(line, longestFound));
}

QString textOf(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

tl::unexpected<GameFileError> wrongAt(std::string_view whole, std::size_t at, Kind kind, QString found = {})
{
    const std::string_view before = whole.substr(0, at);
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t lineStart = before.rfind('\n') + 1;
    return tl::unexpected(GameFileError{kind, lines + 1, utf8::count(whole.substr(lineStart), at - lineStart) + 1, std::move(found)});
}

std::optional<std::size_t> firstStrayByte(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const utf8::Extent character = utf8::first(text.substr(at));
        if (!character.valid)
            return at;
        at += character.bytes;
    }
    return std::nullopt;
}

}  // namespace

QByteArray printGameFile(const GameText& game)
{
    return QByteArray(mark.data(), static_cast<qsizetype>(mark.size())) + QByteArray::number(version) + '\n'
        + game.time.toUTC().toString(Qt::ISODateWithMs).toUtf8() + '\n' + game.text.toUtf8() + '\n';
}

tl::expected<GameText, GameFileError> parseGameFile(const QByteArray& content)
{
    std::string_view whole(content.constData(), static_cast<std::size_t>(content.size()));
    if (whole.starts_with(utf8::byteOrderMark))
        whole.remove_prefix(utf8::byteOrderMark.size());
    if (const auto stray = firstStrayByte(whole)) {
        const auto byte = static_cast<unsigned char>(whole[*stray]);
        return wrongAt(whole, *stray, Kind::NotUtf8, QString::number(byte, 16).toUpper());
    }

    std::string_view rest = whole;
    bool ended = false;
    const std::string_view first = takeLine(rest, ended);
    bool isNumber = false;
    const int written = first.starts_with(mark) ? textOf(first.substr(mark.size())).toInt(&isNumber) : 0;
    if (!isNumber || written < 1)
        return wrongAt(whole, 0, Kind::NoMark, beginning(first));
    if (written > version)
        return wrongAt(whole, mark.size(), Kind::Newer, beginning(first.substr(mark.size())));

    const std::size_t secondAt = whole.size() - rest.size();
    const std::string_view second = takeLine(rest, ended);
    const QDateTime time = QDateTime::fromString(textOf(second), Qt::ISODateWithMs);
    if (!time.isValid())
        return wrongAt(whole, secondAt, Kind::NoTime, beginning(second));

    if (const std::size_t zero = whole.find('\0'); zero != std::string_view::npos)
        return wrongAt(whole, zero, Kind::ZeroByte);
    // The last line ends where the file was written to its end.
    if (!rest.ends_with('\n'))
        return wrongAt(whole, whole.size(), Kind::CutOff);
    rest.remove_suffix(rest.ends_with("\r\n") ? 2 : 1);
    return GameText{time, textOf(rest)};
}

tl::expected<GameText, GameFileError> readGameFile(const QString& path)
{
    const auto content = readChosen(path, largestGameFile);
    return content ? parseGameFile(*content) : tl::unexpected(GameFileError{.fault = content.error()});
}

}  // namespace nimstone
