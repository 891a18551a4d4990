// Reads and writes answers, and the tables computed from them, as rows of the progress database.
#pragma once

#include <functional>

#include "app/storage/files/sql.h"
#include "app/storage/record/progress_tally.h"

namespace nimstone {

/// Inserts an answer and updates the tables computed from it. Returns false and changes nothing if the answer already exists.
bool insertWithTally(SqlTransaction& transaction, const AnswerRecord& answer);

/// Inserts only the answer. Returns false if it already exists.
bool insertAnswer(SqlTransaction& transaction, const AnswerRecord& answer);
/// Computes the other tables again from all answers, in the order of their times.
void rebuildTally(SqlTransaction& transaction);

/// Reads everything except the answers. Returns std::nullopt if that fails. The days and the set of answered exercises, which
/// grow over the years, are only read if `withDays` is true.
std::optional<ProgressTally> readTally(const QSqlDatabase& database, bool withDays);

/// Return whether the table of answers, or one of the tables computed from it, is missing or lacks a column.
bool lacksAnswers(const QSqlDatabase& database);
bool lacksTally(const QSqlDatabase& database);

/// Passes every answer to `take`, in the order of their times. Returns false if they cannot be read.
bool readAnswers(const QSqlDatabase& database, const std::function<void(const AnswerRecord&)>& take);

}  // namespace nimstone
