// The tables of the progress database, and the migration from older versions.
//
//   answers    all answers; the other tables are computed from them and updated in the same transaction
//   skills     the estimated mastery of each skill
//   days       the numbers of exercises that were asked and that were right, by day and skill
//   tags       the misconceptions with their numbers of occurrences
//   mistakes   the queue of exercises that were answered wrong
//   totals     one row: the sums, and the exercise where the person continues
//   additions  the files that were imported; exists since version 2
//   added      the answers of each import; with both tables, an import can be undone
#pragma once

#include <QSqlDatabase>
#include <QStringList>
#include <vector>

namespace nimstone {

/// The application id in the header of the file, "Nims". It tells other programs which application the file belongs to.
inline constexpr int progressApplicationId = 0x4E696D73;

/// The statements of all migrations: element i turns version i into version i + 1. The statements of a released version
/// never change.
using Migrations = std::vector<QStringList>;
const Migrations& progressMigrations();

/// The values in the header of the database file.
struct ProgressHeader {
    int applicationId = 0;
    int version = 0;
    bool isEmpty = false;  ///< true if the file has no tables, like a new file
};
std::optional<ProgressHeader> progressHeader(const QSqlDatabase& database);

/// Migrates the tables to the latest version in one transaction. The tables that are computed from the answers are
/// computed again. If two programs migrate at the same time, the second program finds the work done. Returns false if
/// nothing was changed because of an error.
bool migrate(const QSqlDatabase& database, const Migrations& migrations = progressMigrations());

/// Restores a database of the current version that still has its answers: creates the missing tables and computes them
/// from the answers, in one transaction. Returns SQLite's code of the error; 0 if there was no error.
int restoreTables(const QSqlDatabase& database);

}  // namespace nimstone
