// A file that only one window of the program uses. The window saves its state in the file for the next start.
#pragma once

#include <QLockFile>
#include <QObject>
#include <memory>

#include "app/storage/files/disk_queue.h"

namespace nimstone {

/// Each window has its own file, so that no window overwrites the work of another window: `set.json`, or `set-2.json`
/// and so on if the first file is in use. Existing files are preferred to new files, and recently written files to
/// older files. The number of files is not limited. A file that cannot be read is renamed, never overwritten.
class ExclusiveFile : public QObject {
    Q_OBJECT

public:
    /// Makes an object without a file; take() acquires one. `base` is the file name without its extension, such as
    /// `set`.
    ExclusiveFile(const QString& folder, const QString& base, QObject* parent = nullptr);

    /// Returns the folder for exercise sets, inside the application's data folder; empty if the system has no data
    /// folder. The application's name must be set before.
    static QString defaultFolder();
    /// Returns the paths of all files with this base name, including files that are in use. The file that was written
    /// last comes first.
    static QStringList filesIn(const QString& folder, const QString& base);
    /// Returns true if a window uses the file.
    static bool isInUse(const QString& path);

    /// Acquires a file and returns its content; returns an empty content for a new file. A file of more than `most`
    /// bytes counts as unreadable and is renamed. Must be called once, before anything is saved.
    QByteArray take(qint64 most);
    /// Renames the file as damaged. If renaming fails, the file stays, and the window uses a new file from now on.
    /// Callers call refuse() if the content is not what they expect.
    void refuse();

    void save(const QByteArray& content);
    /// Deletes the file, because the window has no state to save any more.
    void remove();
    /// Waits until all data is on the disk. Returns false if a part of it could not be written.
    bool flush() { return m_queue.flush(); }

    /// Returns the sentence about a problem: `notKept` with the folder in place of %1 if nothing can be saved in the
    /// folder, or `unreadable` with the new path in place of %1 if the file could not be read and was renamed.
    /// Returns an empty text if there is no problem.
    QString problem(const QString& notKept, const QString& unreadable) const;

Q_SIGNALS:
    void changed();

private:
    bool takeOne(const QString& path);
    /// Acquires an existing file that is not in use, or else a new file. Returns true if the file already existed.
    bool takeAny();
    /// Acquires a new file with the first name that is free.
    void takeNew();
    void post(DiskQueue::Work work);

    const QString m_folder;
    const QString m_base;
    QString m_path;  ///< the path of the acquired file; empty before take(), or if there is no folder
    std::unique_ptr<QLockFile> m_lock;
    QString m_putAside;
    bool m_kept = true;
    /// The queue must be the last member, so that its thread ends before the other members are destroyed.
    DiskQueue m_queue;
};

}  // namespace nimstone
