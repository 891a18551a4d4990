// The progress database as a file. It opens and checks the file, renames a damaged file, and writes each answer.
#pragma once

#include <functional>

#include "app/storage/files/sql.h"
#include "app/storage/record/progress_tally.h"

namespace nimstone {

/// The answers that one import added.
struct Addition {
    qint64 time = 0;  ///< the time of the import, in milliseconds since the start of 1970, UTC
    QString file = QStringLiteral("");  ///< the name of the imported file, as a text for the person
    int answers = 0;  ///< the number of answers that the record did not have before

    bool operator==(const Addition&) const = default;
};

/// The database file of the record of practice. One thread must call all functions. Only the constructor, the
/// destructor after close(), and isDriverThere() may run on other threads.
///
/// If add() returns true, the answer is synced to the disk: the write-ahead log is synced with every transaction
/// (journal_mode = WAL, synchronous = FULL). Several programs may have the file open.
class ProgressFile {
public:
    enum class State {
        Closed,      ///< the file was not opened yet, or cannot be opened
        Writable,
        Newer,       ///< a newer version wrote the file, so it can only be read
        Untouchable  ///< the file is damaged and cannot be renamed
    };

    explicit ProgressFile(const QString& file);
    ~ProgressFile();
    ProgressFile(const ProgressFile&) = delete;
    ProgressFile& operator=(const ProgressFile&) = delete;

    /// Opens the file for writing; returns true if it is open. Creates a missing file, and migrates a file of an older
    /// version. If the file is damaged, renames it and begins a new file. A file that is already open stays open.
    bool open();
    /// Opens an existing file of any version for reading, and changes nothing.
    bool openToRead();
    void close();

    /// Returns true if Qt's plugin for SQLite is installed.
    static bool isDriverThere();

    State state() const { return m_state; }
    /// The new path of a damaged file; empty if no damaged file was found.
    QString renamedTo() const { return m_putAside; }

    /// Reads every page of the file. If the file is damaged, renames it as open() does, and returns false.
    bool check();

    /// Adds an answer or a note. Returns true if the answer is on the disk, even if it was there before.
    bool add(const AnswerRecord& answer);
    /// Adds the answers and notes that the file does not have yet, in one transaction. Returns the number of added
    /// answers, or std::nullopt if writing failed. `source` describes the import that they belong to.
    std::optional<int> merge(const std::vector<AnswerRecord>& answers, const Addition& source = {});
    /// Removes the answers and notes that the last merge added, in one transaction. Returns the number of removed answers, or
    /// std::nullopt if writing failed.
    std::optional<int> undoMerge();
    /// Returns the last merge that can be undone; std::nullopt if there is none.
    std::optional<Addition> lastAddition() const;
    /// Calls `keep` with all answers and notes. If `keep` returns true, deletes them, the list of imports, and
    /// everything that was computed from the answers. Returns false if nothing was changed.
    bool erase(const std::function<bool(const std::vector<AnswerRecord>&)>& keep);

    std::optional<ProgressTally> tally(bool withDays);
    /// Returns true if another program has written to the file since tally() read it, or if this cannot be determined.
    bool changedElsewhere() const;
    std::optional<std::vector<AnswerRecord>> answers() const;

    /// The database connection, for tests.
    QSqlDatabase database() const;

private:
    enum class Attempt { Opened, Failed, Damaged };

    Attempt attempt();
    /// Opens a new connection to the database `name` with these options. Returns true if it is open.
    bool connect(const QString& name, const QString& options);
    /// Returns true if the file has tables. A file that another program is just creating has no tables yet.
    bool hasTables() const;
    bool isSoundThroughout() const;
    bool putAsideDamaged();
    void recreate();
    /// Returns a number that changes with each commit of another connection; std::nullopt if the number cannot be read.
    std::optional<int> dataVersion() const;
    bool write(const std::function<void(SqlTransaction&)>& work);

    const QString m_file;
    const QString m_connection;
    State m_state = State::Closed;
    QString m_putAside;
    std::optional<int> m_seen;  ///< the result of dataVersion() when tally() was last called
};

}  // namespace nimstone
