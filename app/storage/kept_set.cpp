#include "app/storage/kept_set.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "app/storage/exercise_set_json.h"
#include "app/storage/files.h"

namespace nimstone {

namespace {

/// So many windows have a set of their own; what is made in more of them lasts until they are closed.
constexpr int mostFiles = 20;

QString nameOf(int number)
{
    return number == 1 ? QStringLiteral("set.json") : QStringLiteral("set-%1.json").arg(number);
}

}  // namespace

KeptSet::KeptSet(const QString& folder, QObject* parent) : QObject(parent), m_folder(folder) {}

QString KeptSet::defaultFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("sets"));
}

QByteArray KeptSet::take()
{
    if (m_folder.isEmpty() || !m_path.isEmpty())
        return {};
    const QDir folder(m_folder);
    folder.mkpath(QStringLiteral("."));
    for (int number = 1; number <= mostFiles && m_path.isEmpty(); ++number) {
        const QString path = folder.filePath(nameOf(number));
        m_lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
        m_lock->setStaleLockTime(0);
        // Where no lock can be written, no file can be; the first save will tell.
        if (m_lock->tryLock() || m_lock->error() != QLockFile::LockFailedError)
            m_path = path;
    }
    if (m_path.isEmpty() || !QFile::exists(m_path))
        return {};
    const auto content = readChosen(m_path, static_cast<qint64>(practice::largestSetFile));
    if (!content)
        refuse();
    return content.value_or(QByteArray());
}

void KeptSet::refuse()
{
    const QString aside = putAside(m_path);
    m_putAside = aside.isEmpty() ? m_path : aside;
    // What cannot be moved is left alone.
    if (aside.isEmpty())
        m_path.clear();
    Q_EMIT problemChanged();
}

void KeptSet::save(const practice::ExerciseSet& set)
{
    if (m_path.isEmpty())
        return;
    m_queue.post(QStringLiteral("set"), [path = m_path, content = printExerciseSet(set)] { return writeWhole(path, content); },
                 [this](bool kept) {
                     if (kept == m_kept)
                         return;
                     m_kept = kept;
                     Q_EMIT problemChanged();
                 });
}

QString KeptSet::problem() const
{
    if (!m_kept) {
        //: %1 is a folder
        return tr("The set cannot be kept in %1. It lasts until Nimstone is closed, unless you save it as a file.")
            .arg(QDir::toNativeSeparators(m_folder));
    }
    if (!m_putAside.isEmpty()) {
        //: %1 is the path of a file
        return tr("The set of the last time could not be read. What is there of it now stands aside as %1.")
            .arg(QDir::toNativeSeparators(m_putAside));
    }
    return {};
}

}  // namespace nimstone
