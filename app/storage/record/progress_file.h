// The progress database as a file: opens and checks it, renames a damaged one, and writes answer by answer.
#pragma once

#include <functional>

#include "app/storage/files/sql.h"
#include "app/storage/record/progress_tally.h"

namespace nimstone {

/// The answers that were added by one import.
struct Addition {
    qint64 time = 0;  ///< the time of the import, in milliseconds since 1970, UTC
    QString file = QStringLiteral("");  ///< the name of the imported file, for people
    int answers = 0;  ///< the number of answers that were new

    bool operator==(const Addition&) const = default;
};

/// One thread must call all functions. Only the constructor, the destructor after close(), and isDriverThere() may run on other
/// threads.
///
/// An answer is synced to the disk when add() returns true: the write-ahead log is synced with every transaction (journal_mode =
/// WAL, synchronous = FULL). Several programs may have the file open.
class ProgressFile {
public:
    enum class State {
        Closed,      ///< the file was not opened yet, or cannot be opened
        Writable,
        Newer,       ///< a newer version wrote it, so it can only be read
        Untouchable  ///< damaged, and cannot be renamed
    };

    explicit ProgressFile(const QString& file);
    ~ProgressFile();
    ProgressFile(const ProgressFile&) = delete;
    ProgressFile& operator=(const ProgressFile&) = delete;

    /// Opens the file for writing and returns true if that succeeded. Creates a missing file, migrates one of an older version,
    /// and renames a damaged one to begin a new one. An open file stays open.
    bool open();
    /// Opens an existing file of any version for reading. Changes nothing.
    bool openToRead();
    void close();

    /// Returns whether Qt's plugin for SQLite is installed.
    static bool isDriverThere();

    State state() const { return m_state; }
    /// The new path of a damaged file; empty if none was found.
    QString renamedTo() const { return m_putAside; }

    /// Reads every page of the file. Returns false if it was damaged; it is then renamed as by open().
    bool check();

    /// Returns true if the answer is on the disk, also if it was there before.
    bool add(const AnswerRecord& answer);
    /// Adds the answers that are missing, either all of them or none. Returns their number, or std::nullopt if writing failed.
    /// `source` describes where they come from.
    std::optional<int> merge(const std::vector<AnswerRecord>& answers, const Addition& source = {});
    /// Removes the answers of the last merge, either all of them or none. Returns their number, or std::nullopt if writing
    /// failed.
    std::optional<int> undoMerge();
    /// Returns the last merge that can be undone; std::nullopt if there is none.
    std::optional<Addition> lastAddition() const;
    /// Deletes all answers and everything computed from them, after `keep` has saved them. Returns false if nothing was changed.
    bool erase(const std::function<bool(const std::vector<AnswerRecord>&)>& keep);

    std::optional<ProgressTally> tally(bool withDays);
    /// Returns whether another program has written to the file since tally() read it. Also true if that cannot be determined.
    bool changedElsewhere() const;
    std::optional<std::vector<AnswerRecord>> answers() const;

    /// The database connection, for tests.
    QSqlDatabase database() const;

private:
    enum class Attempt { Opened, Failed, Damaged };

    Attempt attempt();
    /// Opens a new connection to the database `name` with these options, and returns whether that succeeded.
    bool connect(const QString& name, const QString& options);
    /// Returns false if the file is empty, because another program is just creating it.
    bool hasTables() const;
    bool isSoundThroughout() const;
    bool putAsideDamaged();
    void recreate();
    /// Returns a number that changes with each commit of another connection; std::nullopt if it cannot be read.
    std::optional<int> dataVersion() const;
    bool write(const std::function<void(SqlTransaction&)>& work);

    const QString m_file;
    const QString m_connection;
    State m_state = State::Closed;
    QString m_putAside;
    std::optional<int> m_seen;  ///< the data_version of this connection when tally() was last called
};

}  // namespace nimstone
