#include "app/storage/files/files.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>
#include <algorithm>
#include <utility>
#include <vector>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace nimstone {

namespace {

/// Syncs the folder to the disk. QSaveFile syncs the content, but the renaming is durable only after the folder was
/// synced too.
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

/// Renames each file from the first path of its pair to the second. If one renaming fails, undoes the others and returns false.
bool renameTogether(const std::vector<std::pair<QString, QString>>& files)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (QFile::rename(file->first, file->second))
            continue;
        while (file != files.begin()) {
            --file;
            QFile::rename(file->second, file->first);
        }
        return false;
    }
    return true;
}

}  // namespace

bool writeAll(QIODevice& device, const QByteArray& content)
{
    for (qsizetype done = 0; done < content.size();) {
        const qint64 taken = device.write(content.constData() + done, content.size() - done);
        if (taken <= 0)
            return false;
        done += taken;
    }
    return true;
}

bool writeWhole(const QString& file, const QByteArray& content)
{
    const QString folder = QFileInfo(file).absolutePath();
    if (file.isEmpty() || !QDir().mkpath(folder))
        return false;
    QSaveFile saved(file);
    if (!saved.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || !writeAll(saved, content) || !saved.commit())
        return false;
    commitFolder(folder);
    return true;
}

bool isRegularOrNew(const QString& file)
{
    const QFileInfo info(file);
    return info.isFile() || !info.exists();
}

Lock takeLock(QLockFile& lock, const QString& path, int patience)
{
    // tryLock() reads an existing lock file to find its owner. Reading could block if the path were a pipe or a device.
    if (!isRegularOrNew(path))
        return Lock::Impossible;
    if (lock.tryLock(patience))
        return Lock::Taken;
    return lock.error() == QLockFile::LockFailedError ? Lock::InUse : Lock::Impossible;
}

tl::expected<QByteArray, ReadFault> readChosen(const QString& path, qint64 most)
{
    const QFileInfo info(path);
    if (!info.exists())
        return tl::unexpected(ReadFault::Missing);
    if (info.isDir())
        return tl::unexpected(ReadFault::Folder);
    if (!info.isFile())
        return tl::unexpected(ReadFault::Special);
    if (info.size() > most)
        return tl::unexpected(ReadFault::TooLarge);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(info.isReadable() ? ReadFault::Unreadable : ReadFault::Forbidden);
    // The file is read in pieces, because some system files report no size, and other files grow while they are read.
    QByteArray content;
    for (QByteArray piece; content.size() <= most && !(piece = file.read(1 << 20)).isEmpty();)
        content += piece;
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(ReadFault::Unreadable);
    if (content.size() > most)
        return tl::unexpected(ReadFault::TooLarge);
    return content;
}

QString unusedPath(const QDir& folder, const QString& base, const QString& ending)
{
    QString name = base + QLatin1Char('.') + ending;
    for (int number = 2; folder.exists(name); ++number)
        name = QStringLiteral("%1-%2.%3").arg(base, QString::number(number), ending);
    return folder.filePath(name);
}

QString fileNameOf(const QString& words, const QString& otherwise)
{
    static const QString refused = QStringLiteral("<>:\"/\\|?*");
    // Most file systems limit a name to 255 bytes. 60 Chinese characters have 180 bytes in UTF-8.
    constexpr qsizetype longest = 60;
    QString name;
    for (const QChar character : words)
        name += refused.contains(character) || !(character.isPrint() || character.isSurrogate()) ? QLatin1Char(' ') : character;
    name = name.simplified().left(longest);
    if (!name.isEmpty() && name.back().isHighSurrogate())
        name.chop(1);
    const auto isEdge = [](QChar character) { return character == QLatin1Char('.') || character == QLatin1Char(' '); };
    while (!name.isEmpty() && isEdge(name.back()))
        name.chop(1);
    while (!name.isEmpty() && isEdge(name.front()))
        name.remove(0, 1);
    return name.isEmpty() ? otherwise : name;
}

QString renameDamaged(const QString& file, const QStringList& endings)
{
    const QFileInfo info(file);
    for (int number = 1; number < 1000; ++number) {
        const QString mark = number == 1 ? QStringLiteral("damaged") : QStringLiteral("damaged-%1").arg(number);
        const QString aside = info.absoluteDir().filePath(
            QStringLiteral("%1.%2.%3").arg(info.completeBaseName(), mark, info.suffix()));
        const auto isTaken = [&aside](const QString& ending) { return QFileInfo::exists(aside + ending); };
        if (isTaken({}) || std::any_of(endings.begin(), endings.end(), isTaken))
            continue;
        std::vector<std::pair<QString, QString>> files;
        for (const QString& ending : endings) {
            if (QFileInfo::exists(file + ending))
                files.emplace_back(file + ending, aside + ending);
        }
        files.emplace_back(file, aside);
        return renameTogether(files) ? aside : QString();
    }
    return {};
}

}  // namespace nimstone
