// Reads and writes rows of the progress database: the answers, and the tables that are computed from them.
#pragma once

#include <functional>

#include "app/storage/files/sql.h"
#include "app/storage/record/progress_tally.h"

namespace nimstone {

/// Inserts an answer and updates the tables that are computed from the answers. Returns false and changes nothing if
/// the answer already exists.
bool insertWithTally(SqlTransaction& transaction, const AnswerRecord& answer);

/// Inserts an answer, but does not update the tables that are computed from the answers. Returns false if it already exists.
bool insertAnswer(SqlTransaction& transaction, const AnswerRecord& answer);
/// Empties the tables that are computed from the answers, and computes them again in the order of the answers' times.
void rebuildTally(SqlTransaction& transaction);

/// Reads the tables that are computed from the answers. Returns std::nullopt if reading fails. The days and the set
/// of answered exercises, which grow over the years, are read only if `withDays` is true.
std::optional<ProgressTally> readTally(const QSqlDatabase& database, bool withDays);

/// lacksAnswers() returns true if the table of answers or one of its columns is missing; lacksTally() returns true if
/// a table that is computed from the answers, or one of its columns, is missing.
bool lacksAnswers(const QSqlDatabase& database);
bool lacksTally(const QSqlDatabase& database);

/// Calls `take` for every answer, in the order of the times. Returns false if the answers cannot be read.
bool readAnswers(const QSqlDatabase& database, const std::function<void(const AnswerRecord&)>& take);

}  // namespace nimstone
