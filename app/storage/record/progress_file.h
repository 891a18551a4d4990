// The progress database as a file: opened, checked, put aside where it is damaged, written an answer at a time.
#pragma once

#include <functional>

#include "app/storage/files/sql.h"
#include "app/storage/record/progress_tally.h"

namespace nimstone {

/// Answers of another file that were added.
struct Addition {
    qint64 time = 0;  ///< when, in milliseconds since 1970, UTC
    QString file = QStringLiteral("");  ///< its name, for people
    int answers = 0;  ///< that were not there before

    bool operator==(const Addition&) const = default;
};

/// All calls come from one thread, but for the first and the last.
///
/// What add() acknowledges is on the disk, not merely on its way there: a write-ahead log that is brought to the disk
/// with every transaction (journal_mode = WAL, synchronous = FULL). Several programs may have the file open.
class ProgressFile {
public:
    enum class State {
        Closed,      ///< cannot be opened, or was not yet
        Writable,
        Newer,       ///< of a version that is yet to come: can only be read
        Untouchable  ///< damaged, and cannot be put aside
    };

    explicit ProgressFile(const QString& file);
    ~ProgressFile();
    ProgressFile(const ProgressFile&) = delete;
    ProgressFile& operator=(const ProgressFile&) = delete;

    /// Makes the file where there is none, and brings it to the present version. A damaged one is put aside under another
    /// name, and another is begun. True where it can be written; what is open already stays open.
    bool open();
    /// Opens a file that is there, of any version, and changes nothing.
    bool openToRead();
    void close();

    /// Whether what opens databases is installed.
    static bool isDriverThere();

    State state() const { return m_state; }
    /// What became of a damaged file; empty where none was found.
    QString putAsideAs() const { return m_putAside; }

    /// Reads every page; a damaged file is put aside, as by open(). False where that was so.
    bool check();

    /// True when the answer is on the disk, or was before.
    bool add(const AnswerRecord& answer);
    /// Adds those that are not there, all or none; says how many they were, and nothing where none could be. `source` is
    /// what they came from, at that time.
    std::optional<int> merge(const std::vector<AnswerRecord>& answers, const Addition& source = {});
    /// Takes out again what was added last, all or nothing; says how many answers they were.
    std::optional<int> undoMerge();
    /// What was added last, and can be taken out again; none where nothing was.
    std::optional<Addition> lastAddition() const;
    /// Takes out all answers, and what follows from them, after `keep` has them safe. False where nothing was changed.
    bool erase(const std::function<bool(const std::vector<AnswerRecord>&)>& keep);

    std::optional<ProgressTally> tally(bool withDays);
    /// Whether another program wrote to the file since tally() read it; true, too, where nothing can be said of that.
    bool changedElsewhere() const;
    std::optional<std::vector<AnswerRecord>> answers() const;

    /// The connection, for tests.
    QSqlDatabase database() const;

private:
    enum class Attempt { Opened, Failed, Damaged };

    Attempt attempt();
    /// Whether all tables can be read, some of them perhaps restored.
    bool connect(const QString& name, const QString& options);
    /// False where another program is about to make the file.
    bool hasTables() const;
    bool isSoundThroughout() const;
    bool putAsideDamaged();
    void startAfresh();
    /// Another number after each commit of another connection; none where it cannot be read.
    std::optional<int> dataVersion() const;
    bool write(const std::function<void(SqlTransaction&)>& work);

    const QString m_file;
    const QString m_connection;
    State m_state = State::Closed;
    QString m_putAside;
    std::optional<int> m_seen;  ///< the data_version of this connection when tally() read it
};

}  // namespace nimstone
