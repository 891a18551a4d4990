// A file that a window has to itself, and writes while what is in it changes; there again at the next start.
#pragma once

#include <QLockFile>
#include <QObject>
#include <memory>

#include "app/storage/files/disk_queue.h"

namespace nimstone {

/// Each window has one of its own, so that none writes over what another one makes: `set.json`, and while that is in use
/// `set-2.json`, and so on; the last one written before the others, and one that is there before one that is not. A file that cannot be read is put aside, never written
/// over.
class KeptFile : public QObject {
    Q_OBJECT

public:
    /// `base` is its name without the ending: `set`.
    KeptFile(const QString& folder, const QString& base, QObject* parent = nullptr);

    /// Where sets are kept, beside all that is; empty where there is no such place.
    /// The application's name must be set before.
    static QString defaultFolder();
    /// The paths of all files of that name there are, in whatever hands; what was written last comes first.
    static QStringList filesIn(const QString& folder, const QString& base);
    /// Whether a window has it.
    static bool isInUse(const QString& path);

    /// Takes a file, and reads what is in it, of at most so many bytes; empty where there is none. Once, and first: before
    /// it nothing is kept.
    QByteArray take(qint64 most);
    /// What was in the file is not what was expected: it is put aside.
    void refuse();

    void save(const QByteArray& content);
    /// There is nothing to be kept: the file goes.
    void remove();
    /// Waits until all is on the disk; false where something is not.
    bool flush() { return m_queue.flush(); }

    /// What went wrong, as one of these sentences; empty where nothing did. The one says that nothing can be kept in the folder
    /// %1, the other that the file could not be read, and stands aside as %1 now.
    QString problem(const QString& notKept, const QString& unreadable) const;

Q_SIGNALS:
    void changed();

private:
    bool takeOne(const QString& path);
    /// Whether it is one that was there.
    bool takeAny();
    void post(DiskQueue::Work work);

    const QString m_folder;
    const QString m_base;
    QString m_path;  ///< of the file that is ours; empty where nothing can be kept
    std::unique_ptr<QLockFile> m_lock;
    QString m_putAside;
    bool m_kept = true;
    /// The last member: its thread ends before anything that it uses.
    DiskQueue m_queue;
};

}  // namespace nimstone
