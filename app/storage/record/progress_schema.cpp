#include "app/storage/record/progress_schema.h"

#include <span>

#include "app/storage/record/progress_rows.h"

namespace nimstone {

namespace {

std::optional<int> numberOf(const QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query = runSql(database, statement);
    return query.next() ? std::optional(query.value(0).toInt()) : std::nullopt;
}

const QString versionQuestion = QStringLiteral("PRAGMA user_version");

/// Creates the missing tables of these versions, and computes the tally again from the answers.
void restore(SqlTransaction& transaction, std::span<const QStringList> versions)
{
    for (const QStringList& version : versions) {
        for (QString statement : version) {
            for (const char* kind : {"CREATE TABLE ", "CREATE INDEX "})
                statement.replace(QLatin1String(kind), QLatin1String(kind) + QStringLiteral("IF NOT EXISTS "));
            transaction.run(statement);
        }
    }
    rebuildTally(transaction);
}

}  // namespace

const Migrations& progressMigrations()
{
    static const Migrations all{
        {
            QStringLiteral("CREATE TABLE answers ("
                           "id TEXT PRIMARY KEY NOT NULL, time INTEGER NOT NULL, day INTEGER NOT NULL, skill TEXT NOT NULL, "
                           "level INTEGER NOT NULL, exercise TEXT NOT NULL, answer TEXT NOT NULL, options INTEGER NOT NULL, "
                           "correct INTEGER NOT NULL, first INTEGER NOT NULL, hints INTEGER NOT NULL, shown INTEGER NOT NULL, "
                           "tag TEXT NOT NULL, milliseconds INTEGER NOT NULL)"),
            QStringLiteral("CREATE TABLE skills ("
                           "skill TEXT PRIMARY KEY NOT NULL, known REAL NOT NULL, asked INTEGER NOT NULL, "
                           "correct INTEGER NOT NULL, last_day INTEGER NOT NULL) WITHOUT ROWID"),
            QStringLiteral("CREATE TABLE days ("
                           "day INTEGER NOT NULL, skill TEXT NOT NULL, asked INTEGER NOT NULL, correct INTEGER NOT NULL, "
                           "PRIMARY KEY (day, skill)) WITHOUT ROWID"),
            QStringLiteral("CREATE TABLE tags ("
                           "skill TEXT NOT NULL, tag TEXT NOT NULL, count INTEGER NOT NULL, last_day INTEGER NOT NULL, "
                           "PRIMARY KEY (skill, tag)) WITHOUT ROWID"),
            QStringLiteral("CREATE TABLE mistakes ("
                           "exercise TEXT PRIMARY KEY NOT NULL, skill TEXT NOT NULL, tag TEXT NOT NULL, gap INTEGER NOT NULL, "
                           "due INTEGER NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID"),
            QStringLiteral("CREATE TABLE totals ("
                           "one INTEGER PRIMARY KEY CHECK (one = 1), answers INTEGER NOT NULL, asked INTEGER NOT NULL, "
                           "correct INTEGER NOT NULL, last_time INTEGER NOT NULL, last_skill TEXT NOT NULL, "
                           "last_level INTEGER NOT NULL, last_exercise TEXT NOT NULL)"),
        },
        {
            QStringLiteral("CREATE INDEX answers_by_exercise ON answers (exercise)"),
            QStringLiteral("CREATE TABLE additions ("
                           "number INTEGER PRIMARY KEY NOT NULL, time INTEGER NOT NULL, file TEXT NOT NULL)"),
            QStringLiteral("CREATE TABLE added ("
                           "answer TEXT PRIMARY KEY NOT NULL, addition INTEGER NOT NULL) WITHOUT ROWID"),
        },
        {
            QStringLiteral("CREATE TABLE notes (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL, time INTEGER NOT NULL) WITHOUT ROWID"),
        },
    };
    return all;
}

std::optional<ProgressHeader> progressHeader(const QSqlDatabase& database)
{
    const auto id = numberOf(database, QStringLiteral("PRAGMA application_id"));
    const auto version = numberOf(database, versionQuestion);
    const auto tables = numberOf(database, QStringLiteral("SELECT count(*) FROM sqlite_schema"));
    if (!id || !version || !tables)
        return std::nullopt;
    return ProgressHeader{*id, *version, *id == 0 && *version == 0 && *tables == 0};
}

bool migrate(const QSqlDatabase& database, const Migrations& migrations)
{
    const int latest = static_cast<int>(migrations.size());
    if (numberOf(database, versionQuestion) == latest)
        return true;
    SqlTransaction transaction(database);
    // The version is read again, because another program may have migrated the file in the meantime.
    const int version = transaction.isSound() ? numberOf(database, versionQuestion).value_or(0) : 0;
    for (int from = version; from < latest; ++from) {
        for (const QString& statement : migrations[static_cast<std::size_t>(from)])
            transaction.run(statement);
    }
    if (version < latest) {
        if (version > 0)
            restore(transaction, std::span(migrations).first(1));
        transaction.run(QStringLiteral("PRAGMA application_id = %1").arg(progressApplicationId));
        transaction.run(QStringLiteral("PRAGMA user_version = %1").arg(latest));
    }
    return transaction.commit();
}

int restoreTables(const QSqlDatabase& database)
{
    SqlTransaction transaction(database);
    for (const char* table : {"skills", "days", "tags", "mistakes", "totals", "notes"})
        transaction.run(QStringLiteral("DROP TABLE IF EXISTS ") + QLatin1String(table));
    restore(transaction, progressMigrations());
    transaction.commit();
    return transaction.code();
}

}  // namespace nimstone
