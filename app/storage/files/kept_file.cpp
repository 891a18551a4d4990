#include "app/storage/files/kept_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>

#include "app/storage/files/files.h"

namespace nimstone {

namespace {

/// The maximum number of windows that have a file of their own. If more windows are open, their content is lost when
/// they close.
constexpr int mostFiles = 20;

const QString lockEnding = QStringLiteral(".lock");

QString nameOf(const QString& base, int number)
{
    return number == 1 ? base + QStringLiteral(".json") : QStringLiteral("%1-%2.json").arg(base, QString::number(number));
}

}  // namespace

ExclusiveFile::ExclusiveFile(const QString& folder, const QString& base, QObject* parent) : QObject(parent), m_folder(folder), m_base(base) {}

QString ExclusiveFile::defaultFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("sets"));
}

QStringList ExclusiveFile::filesIn(const QString& folder, const QString& base)
{
    QStringList files;
    for (int number = 1; number <= mostFiles && !folder.isEmpty(); ++number) {
        const QString path = QDir(folder).filePath(nameOf(base, number));
        if (QFile::exists(path))
            files.push_back(path);
    }
    std::ranges::stable_sort(files, std::ranges::greater{}, [](const QString& file) { return QFileInfo(file).lastModified(); });
    return files;
}

bool ExclusiveFile::isInUse(const QString& path)
{
    QLockFile lock(path + lockEnding);
    lock.setStaleLockTime(0);
    return takeLock(lock, lock.fileName()) == Lock::InUse;
}

bool ExclusiveFile::takeOne(const QString& path)
{
    m_lock = std::make_unique<QLockFile>(path + lockEnding);
    m_lock->setStaleLockTime(0);
    // If the lock file cannot be written, the content cannot be written to this folder either. The first save will
    // report it.
    if (takeLock(*m_lock, m_lock->fileName()) == Lock::InUse)
        return false;
    m_path = path;
    return true;
}

bool ExclusiveFile::takeAny()
{
    if (std::ranges::any_of(filesIn(m_folder, m_base), [this](const QString& path) { return takeOne(path); }))
        return true;
    for (int number = 1; number <= mostFiles; ++number) {
        const QString path = QDir(m_folder).filePath(nameOf(m_base, number));
        if (!QFile::exists(path) && takeOne(path))
            break;
    }
    return false;
}

QByteArray ExclusiveFile::take(qint64 most)
{
    if (m_folder.isEmpty() || !m_path.isEmpty())
        return {};
    QDir(m_folder).mkpath(QStringLiteral("."));
    if (!takeAny())
        return {};
    const auto content = readChosen(m_path, most);
    if (!content)
        refuse();
    return content.value_or(QByteArray());
}

void ExclusiveFile::refuse()
{
    const QString aside = renameDamaged(m_path);
    m_putAside = aside.isEmpty() ? m_path : aside;
    // A file that cannot be renamed is not overwritten: the path is cleared, so nothing is saved.
    if (aside.isEmpty())
        m_path.clear();
    Q_EMIT changed();
}

QString ExclusiveFile::problem(const QString& notKept, const QString& unreadable) const
{
    if (!m_kept)
        return notKept.arg(QDir::toNativeSeparators(m_folder));
    return m_putAside.isEmpty() ? QString() : unreadable.arg(QDir::toNativeSeparators(m_putAside));
}

void ExclusiveFile::post(DiskQueue::Work work)
{
    if (m_path.isEmpty())
        return;
    m_queue.post(m_base, std::move(work), [this](bool kept) {
        if (kept == m_kept)
            return;
        m_kept = kept;
        Q_EMIT changed();
    });
}

void ExclusiveFile::save(const QByteArray& content)
{
    post([path = m_path, content] { return writeWhole(path, content); });
}

void ExclusiveFile::remove()
{
    post([path = m_path] { return QFile::remove(path) || !QFile::exists(path); });
}

}  // namespace nimstone
