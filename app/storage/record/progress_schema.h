// The tables of the progress database, and how a file of an older version becomes one of the present.
//
//   answers    all that was ever answered; the other tables follow from it, and are kept in the same transaction
//   skills     how well each is known
//   days       what was asked and right, by day and skill
//   tags       misconceptions, and how often they showed
//   mistakes   the queue
//   totals     one row: sums, and where to go on
//   additions  which files were added to the record, since version 2
//   added      which answers came with which of them; both so that it can be undone
#pragma once

#include <QSqlDatabase>
#include <QStringList>
#include <vector>

namespace nimstone {

/// In the file's header, so that other programs know whose it is: "Nims".
inline constexpr int progressApplicationId = 0x4E696D73;

/// The statements that make version i + 1 of version i. Those of a version that was released never change.
using Migrations = std::vector<QStringList>;
const Migrations& progressMigrations();

/// What stands in the header; none where that cannot be read.
struct ProgressHeader {
    int applicationId = 0;
    int version = 0;
    bool isEmpty = false;  ///< no tables at all, as in a new file
};
std::optional<ProgressHeader> progressHeader(const QSqlDatabase& database);

/// Brings the tables to the latest version, all in one transaction or not at all; what follows from the answers is made
/// anew, by the rules of today. One of two programs that do so at the same time finds it done.
bool migrate(const QSqlDatabase& database, const Migrations& migrations = progressMigrations());

/// Of a database of the present version that has its answers: makes the tables that are not there, and anew what follows
/// from the answers. All of it or nothing; SQLite's code of what failed, 0 where it was done.
int restoreTables(const QSqlDatabase& database);

}  // namespace nimstone
