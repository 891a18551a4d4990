#include "app/storage/files/kept_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>

#include "app/storage/files/files.h"

namespace nimstone {

namespace {

const QString lockEnding = QStringLiteral(".lock");

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
    if (folder.isEmpty())
        return files;
    const QRegularExpression form(QStringLiteral("^%1(-[0-9]+)?\\.json$").arg(QRegularExpression::escape(base)));
    // Folders and pipes with such a name are found too, so that take() renames them.
    const QStringList names = QDir(folder).entryList({base + QStringLiteral("*.json")}, QDir::AllEntries | QDir::System);
    for (const QString& name : names.filter(form))
        files.push_back(QDir(folder).filePath(name));
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
    takeNew();
    return false;
}

void ExclusiveFile::takeNew()
{
    QString path = QDir(m_folder).filePath(m_base + QStringLiteral(".json"));
    for (int number = 2; QFile::exists(path) || !takeOne(path); ++number)
        path = QDir(m_folder).filePath(QStringLiteral("%1-%2.json").arg(m_base, QString::number(number)));
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
    // A file that cannot be renamed is not overwritten: the window uses a new file instead.
    if (aside.isEmpty())
        takeNew();
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
