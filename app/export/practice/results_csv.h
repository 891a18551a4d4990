// Writes answers as CSV for spreadsheets: one row per answer, or one row per skill.
//
// The format is RFC 4180 in UTF-8 with a byte order mark, without which spreadsheets misread Chinese. Text that a person typed is
// never read as a formula, a date, or a rounded number, and has no effect on a terminal: see tableField. Moves are written in
// words. All numbers are whole numbers, because the decimal separator differs from country to country.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "app/storage/record/answer_record.h"

namespace nimstone::exports {

/// Receives a piece of the file. Returns false if no more is wanted.
using CsvSink = std::function<bool(std::string_view)>;

/// Writes every answer in the order of the record, under headings in the current language: time (UTC), skill in words and by its
/// code, level, exercise, answer, whether the answer was right and whether it counts as the first one (1 or 0), number of hints
/// before it, whether the answer was shown (also by the last hint), misconception in words and by its code, and time in whole
/// seconds.
void writeAnswersCsv(const std::vector<AnswerRecord>& answers, const CsvSink& sink);

/// Writes every practised skill in the order of the names: number of exercises, how many were right at the first answer and their
/// percentage, mastery in percent, and the most frequent misconception.
void writeSkillsCsv(const std::vector<AnswerRecord>& answers, const CsvSink& sink);

}  // namespace nimstone::exports
