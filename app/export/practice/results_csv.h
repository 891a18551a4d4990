// Writes answers as CSV for spreadsheets: one row for each answer, or one row for each skill.
//
// The format is RFC 4180 in UTF-8 with a byte order mark, because spreadsheets misread Chinese without it. A text from a
// person is written in such a way (see tableField) that no spreadsheet turns it into a formula, a date, or a rounded
// number, and that no terminal executes it. Moves are written in words. All numbers are whole numbers, because the
// decimal separator differs from country to country.
#pragma once

#include <vector>

#include "app/export/practice/csv_rows.h"
#include "app/storage/record/answer_record.h"

namespace nimstone::exports {

/// Writes every answer in the order of the record, with headings in the current language. The columns are: time (UTC),
/// skill in words and its code, level, exercise, answer, 1 or 0 for a right or wrong answer, 1 or 0 for a first or
/// later answer, number of hints before the answer, 1 if the answer was shown (also by the last hint) or 0,
/// misconception in words and its code, and time for the answer in whole seconds.
void writeAnswersCsv(const std::vector<AnswerRecord>& answers, const CsvSink& sink);

/// Writes every practised skill in the order of the names. The columns are: skill in words and its code, number of
/// exercises, number and percentage of right first answers, mastery in percent, and the most frequent misconception.
void writeSkillsCsv(const std::vector<AnswerRecord>& answers, const CsvSink& sink);

}  // namespace nimstone::exports
