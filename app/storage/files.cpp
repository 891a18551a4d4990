#include "app/storage/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace nimstone {

namespace {

/// QSaveFile brings the content to the disk; that the new name stands for it is a matter of the folder.
void commitFolder([[maybe_unused]] const QString& folder)
{
#ifdef Q_OS_UNIX
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
#endif
}

}  // namespace

bool writeWhole(const QString& file, const QByteArray& content)
{
    const QString folder = QFileInfo(file).absolutePath();
    if (file.isEmpty() || !QDir().mkpath(folder))
        return false;
    QSaveFile saved(file);
    if (!saved.open(QIODevice::WriteOnly) || saved.write(content) != content.size() || !saved.commit())
        return false;
    commitFolder(folder);
    return true;
}

QString freeName(const QDir& folder, const QString& base, const QString& ending)
{
    QString name = base + QLatin1Char('.') + ending;
    for (int number = 2; folder.exists(name); ++number)
        name = QStringLiteral("%1-%2.%3").arg(base, QString::number(number), ending);
    return folder.filePath(name);
}

QString putAside(const QString& file, const QStringList& endings)
{
    const QFileInfo info(file);
    for (int number = 1; number < 1000; ++number) {
        const QString mark = number == 1 ? QStringLiteral("damaged") : QStringLiteral("damaged-%1").arg(number);
        const QString aside = info.absoluteDir().filePath(
            QStringLiteral("%1.%2.%3").arg(info.completeBaseName(), mark, info.suffix()));
        const auto isTaken = [&aside](const QString& ending) { return QFileInfo::exists(aside + ending); };
        if (isTaken({}) || std::any_of(endings.begin(), endings.end(), isTaken))
            continue;
        for (const QString& ending : endings) {
            if (QFileInfo::exists(file + ending) && !QFile::rename(file + ending, aside + ending))
                return {};
        }
        return QFile::rename(file, aside) ? aside : QString();
    }
    return {};
}

}  // namespace nimstone
