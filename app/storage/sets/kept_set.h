// The set of exercises that is being made, kept as a file while it changes, and there again at the next start.
#pragma once

#include "app/storage/files/kept_file.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

class KeptSet : public QObject {
    Q_OBJECT

public:
    explicit KeptSet(const QString& folder, QObject* parent = nullptr);

    /// Takes a file, and reads what is in it; empty where there is none. To read it as a set is left to who asks, since drawing
    /// its exercises may take a while; what is none goes to refuse().
    QByteArray take() { return m_file.take(static_cast<qint64>(practice::largestSetFile)); }
    /// What was in the file is no set: it is put aside.
    void refuse() { m_file.refuse(); }

    void save(const practice::ExerciseSet& set);
    /// Waits until all is on the disk; false where something is not.
    bool flush() { return m_file.flush(); }

    /// What went wrong, as a sentence in the present language; empty when nothing did.
    QString problem() const;

Q_SIGNALS:
    void problemChanged();

private:
    KeptFile m_file;
};

}  // namespace nimstone
