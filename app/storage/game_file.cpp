#include "app/storage/game_file.h"

#include <QStringDecoder>

namespace nimstone {

namespace {

constexpr int version = 1;
const QByteArray mark = QByteArrayLiteral("nimstone-game ");

/// Takes the first line off the content; an empty array where no line ends.
QByteArray takeLine(QByteArray& content)
{
    const qsizetype end = content.indexOf('\n');
    if (end < 0)
        return {};
    const QByteArray line = content.left(end);
    content.remove(0, end + 1);
    return line;
}

}  // namespace

QByteArray printGameFile(const GameText& game)
{
    return mark + QByteArray::number(version) + '\n'
        + game.time.toUTC().toString(Qt::ISODateWithMs).toUtf8() + '\n' + game.text.toUtf8() + '\n';
}

tl::expected<GameText, GameFileError> parseGameFile(const QByteArray& content)
{
    QByteArray rest = content;
    const QByteArray first = takeLine(rest);
    bool isNumber = false;
    const int written = first.startsWith(mark) ? first.mid(mark.size()).toInt(&isNumber) : 0;
    if (!isNumber || written < 1)
        return tl::unexpected(GameFileError::Unreadable);
    if (written > version)
        return tl::unexpected(GameFileError::Newer);
    const QDateTime time = QDateTime::fromString(QString::fromUtf8(takeLine(rest)), Qt::ISODateWithMs);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(rest);
    // The last line ends where the file was written to its end.
    if (!time.isValid() || decoder.hasError() || !text.endsWith(QLatin1Char('\n')) || text.contains(QChar::Null))
        return tl::unexpected(GameFileError::Unreadable);
    return GameText{time, text.chopped(1)};
}

}  // namespace nimstone
