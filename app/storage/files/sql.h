// SQL with less around it: a statement and its values, and a transaction that is undone unless it is committed.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariantList>

namespace nimstone {

/// The query after it was run with these values in place of its question marks; inactive where that failed. A null string
/// is an empty text, not NULL.
QSqlQuery runSql(const QSqlDatabase& database, const QString& statement, const QVariantList& values = {});

/// SQLite's code of the last failure in the given query or connection, without its details; 0 where nothing failed.
int sqliteCode(const QSqlError& error);

/// What of SQLite's codes is told apart.
inline constexpr int sqliteWrongStatement = 1;  ///< no such table, say
inline constexpr int sqliteAborted = 4;
inline constexpr int sqliteBusy = 5;
inline constexpr int sqliteReadOnly = 8;
inline constexpr int sqliteIo = 10;
inline constexpr int sqliteCorrupt = 11;
inline constexpr int sqliteFull = 13;
inline constexpr int sqliteCannotOpen = 14;
inline constexpr int sqliteNoDatabase = 26;
inline constexpr int sqliteUnknown = 255;  ///< not of SQLite: the connection said no more

/// Takes the right to write at once, so that what is read in it is what is written over.
class SqlTransaction {
public:
    explicit SqlTransaction(const QSqlDatabase& database);
    ~SqlTransaction();
    SqlTransaction(const SqlTransaction&) = delete;
    SqlTransaction& operator=(const SqlTransaction&) = delete;

    /// After the first statement that fails, nothing more is done.
    bool run(const QString& statement, const QVariantList& values = {});
    QSqlQuery query(const QString& statement, const QVariantList& values = {});
    /// To be told of a query whose rows have been read: reading may have failed too.
    void note(const QSqlQuery& query);
    /// Nothing of it is to happen.
    void abandon() { m_code = m_code != 0 ? m_code : sqliteAborted; }
    /// True when all of it is on the disk.
    bool commit();

    bool isSound() const { return m_code == 0; }
    /// SQLite's code of what failed; 0 where nothing did.
    int code() const { return m_code; }

private:
    QSqlDatabase m_database;
    bool m_open = false;
    int m_code = 0;
};

}  // namespace nimstone
