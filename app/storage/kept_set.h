// The set of exercises that is being made, kept as a file while it changes, and there again at the next start.
#pragma once

#include <QLockFile>
#include <QObject>
#include <memory>

#include "app/storage/disk_queue.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

/// Each window has a file of its own, so that none writes over what another one makes: `set.json`, and while that is in use
/// `set-2.json`, and so on. A file that cannot be read is put aside, never written over.
class KeptSet : public QObject {
    Q_OBJECT

public:
    explicit KeptSet(const QString& folder, QObject* parent = nullptr);

    /// Where sets are kept, beside all that is; empty where there is no such place.
    /// The application's name must be set before.
    static QString defaultFolder();

    /// Takes a file, and reads what is in it; empty where there is none. To read it as a set is left to who asks, since drawing
    /// its exercises may take a while; what is none goes to refuse().
    QByteArray take();
    /// What was in the file is no set: it is put aside.
    void refuse();

    void save(const practice::ExerciseSet& set);
    /// Waits until all is on the disk; false where something is not.
    bool flush() { return m_queue.flush(); }

    /// What went wrong, as a sentence in the present language; empty when nothing did.
    QString problem() const;

Q_SIGNALS:
    void problemChanged();

private:
    QString m_folder;
    QString m_path;  ///< of the file that is ours; empty where nothing can be kept
    std::unique_ptr<QLockFile> m_lock;
    QString m_putAside;
    bool m_kept = true;
    /// The last member: its thread ends before anything that it uses.
    DiskQueue m_queue;
};

}  // namespace nimstone
