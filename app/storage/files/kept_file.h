// A file that one window of the program has to itself. The window saves its state in the file for the next start.
#pragma once

#include <QLockFile>
#include <QObject>
#include <memory>

#include "app/storage/files/disk_queue.h"

namespace nimstone {

/// Each window has its own file, so that no window overwrites the work of another: `set.json`, or `set-2.json` and so on while
/// that is in use. Existing files are preferred to new ones, and recently written files to older ones. A file that cannot be read
/// is renamed, never overwritten.
class ExclusiveFile : public QObject {
    Q_OBJECT

public:
    /// `base` is the file name without its ending, such as `set`.
    ExclusiveFile(const QString& folder, const QString& base, QObject* parent = nullptr);

    /// Returns the folder for exercise sets in the application's data folder; empty if the system has none. The application's
    /// name must be set before.
    static QString defaultFolder();
    /// Returns the paths of all files with this base name, also those in use, the most recently written first.
    static QStringList filesIn(const QString& folder, const QString& base);
    /// Returns whether a window uses the file.
    static bool isInUse(const QString& path);

    /// Acquires a file and returns its content, at most `most` bytes; empty for a new file. Must be called once, before anything
    /// is saved.
    QByteArray take(qint64 most);
    /// Renames the file, because its content is not what the caller expected.
    void refuse();

    void save(const QByteArray& content);
    /// Deletes the file, because there is nothing left to save.
    void remove();
    /// Waits until everything is on the disk. Returns false if something could not be written.
    bool flush() { return m_queue.flush(); }

    /// Returns one of these two sentences, or an empty text if nothing went wrong. `notKept` says that nothing can be saved in
    /// the folder %1; `unreadable` says that the file could not be read and was renamed to %1.
    QString problem(const QString& notKept, const QString& unreadable) const;

Q_SIGNALS:
    void changed();

private:
    bool takeOne(const QString& path);
    /// Returns true if it acquired a file that already existed.
    bool takeAny();
    void post(DiskQueue::Work work);

    const QString m_folder;
    const QString m_base;
    QString m_path;  ///< the path of the acquired file; empty if nothing can be saved
    std::unique_ptr<QLockFile> m_lock;
    QString m_putAside;
    bool m_kept = true;
    /// Must be the last member, so that its thread ends before the other members are destroyed.
    DiskQueue m_queue;
};

}  // namespace nimstone
