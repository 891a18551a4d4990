// Helpers for SQL: a function that runs a statement with its values, and a transaction that rolls back unless it is
// committed.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariantList>

namespace nimstone {

/// Runs a statement with these values for its question marks. The returned query is inactive if the statement failed. A
/// null QString is bound as an empty text, not as NULL.
QSqlQuery runSql(const QSqlDatabase& database, const QString& statement, const QVariantList& values = {});

/// Returns SQLite's primary result code of the error; 0 if there is no error.
int sqliteCode(const QSqlError& error);

/// The result codes of SQLite that the program distinguishes.
inline constexpr int sqliteWrongStatement = 1;  ///< SQLite's result code for a wrong statement, for example if a table is missing
inline constexpr int sqliteAborted = 4;
inline constexpr int sqliteBusy = 5;
inline constexpr int sqliteReadOnly = 8;
inline constexpr int sqliteIo = 10;
inline constexpr int sqliteCorrupt = 11;
inline constexpr int sqliteFull = 13;
inline constexpr int sqliteCannotOpen = 14;
inline constexpr int sqliteNoDatabase = 26;
inline constexpr int sqliteUnknown = 255;  ///< a code of this program for an error that has no code of SQLite

/// A transaction that locks the database for writing at its beginning, so that no other program changes the data
/// between its reading and its writing.
class SqlTransaction {
public:
    explicit SqlTransaction(const QSqlDatabase& database);
    ~SqlTransaction();
    SqlTransaction(const SqlTransaction&) = delete;
    SqlTransaction& operator=(const SqlTransaction&) = delete;

    /// Runs a statement, unless an earlier statement has failed.
    bool run(const QString& statement, const QVariantList& values = {});
    QSqlQuery query(const QString& statement, const QVariantList& values = {});
    /// Records an error of a query after its rows were read, because reading rows may fail too.
    void note(const QSqlQuery& query);
    /// Makes commit() fail, so that the transaction changes nothing.
    void abandon() { m_code = m_code != 0 ? m_code : sqliteAborted; }
    /// Commits the transaction. Returns true if all changes are on the disk.
    bool commit();

    bool isSound() const { return m_code == 0; }
    /// SQLite's code of the first error; 0 if there was no error.
    int code() const { return m_code; }

private:
    QSqlDatabase m_database;
    bool m_open = false;
    int m_code = 0;
};

}  // namespace nimstone
