#include "app/storage/own_file.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace nimstone {

namespace {

/// The number of bytes at the beginning of a file that are searched for the name of the format. No exercise set is
/// longer, and an export has the name near its beginning.
constexpr qint64 beginning = 8 << 20;

bool holds(const QString& text, const char* key, const char* value)
{
    const QRegularExpression member(QStringLiteral("\"%1\"\\s*:\\s*\"%2\"").arg(QLatin1String(key), QLatin1String(value)));
    return text.contains(member);
}

}  // namespace

tl::expected<std::optional<FileKind>, ReadFault> detectFileKind(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return tl::unexpected(ReadFault::Missing);
    if (info.isDir())
        return tl::unexpected(ReadFault::Folder);
    if (!isRegularOrNew(path))
        return tl::unexpected(ReadFault::Special);
    if (info.suffix().compare(QLatin1String("nimgame"), Qt::CaseInsensitive) == 0)
        return FileKind::Game;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(ReadFault::Forbidden);
    const QString text = QString::fromUtf8(file.read(beginning)).trimmed();
    if (text.startsWith(QLatin1String("nimstone-game ")))
        return FileKind::Game;
    if (!text.startsWith(QLatin1Char('{')))
        return std::nullopt;
    if (holds(text, "nimstone", "exercise-set"))
        return FileKind::ExerciseSet;
    if (holds(text, "format", "nimstone-progress"))
        return FileKind::Answers;
    return std::nullopt;
}

}  // namespace nimstone
