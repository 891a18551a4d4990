// Answers, and what follows from them, as rows of the progress database.
#pragma once

#include <functional>

#include "app/storage/files/sql.h"
#include "app/storage/record/progress_tally.h"

namespace nimstone {

/// Writes an answer and all that follows from it. False where it was there already: then nothing is changed.
bool insertWithTally(SqlTransaction& transaction, const AnswerRecord& answer);

/// Writes an answer alone; false where it was there already.
bool insertAnswer(SqlTransaction& transaction, const AnswerRecord& answer);
/// Makes anew what follows from the answers, in the order of their times.
void rebuildTally(SqlTransaction& transaction);

/// All that is kept but answers; none where it cannot be read. What grows with the years, the days and the exercises that
/// were ever answered, is left out where it is not asked for.
std::optional<ProgressTally> readTally(const QSqlDatabase& database, bool withDays);

/// Whether a table of answers, or of what follows from them, is not there, or lacks a column.
bool lacksAnswers(const QSqlDatabase& database);
bool lacksTally(const QSqlDatabase& database);

/// Hands out every answer, in the order of their times; false where they cannot be read.
bool readAnswers(const QSqlDatabase& database, const std::function<void(const AnswerRecord&)>& take);

}  // namespace nimstone
