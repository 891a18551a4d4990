// The tables of the progress database, and the migration from older versions. The tables `skills` to `notes` are
// computed from the answers, and updated in the same transaction.
//   answers    all answers and notes
//   skills     the estimated mastery of each skill
//   days       the numbers of exercises that were asked and that were right, by day and skill
//   tags       the misconceptions with their numbers of occurrences
//   mistakes   the queue of exercises that were answered wrong
//   totals     one row: the sums, and the exercise where the person continues
//   notes      the latest value of each note; exists since version 3
//   additions, added   the imported files, and the answers of each, so that an import can be undone; exist since version 2
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

/// Restores a database of the current version that still has its answers, in one transaction: creates the missing
/// tables, and computes the tally again from the answers. Returns SQLite's code of the error; 0 if there was no error.
int restoreTables(const QSqlDatabase& database);

}  // namespace nimstone
