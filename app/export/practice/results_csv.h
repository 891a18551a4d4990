// Answers as CSV, for spreadsheets: a row an answer, or a row a skill.
//
// As RFC 4180 has it, in UTF-8 with a byte order mark, without which spreadsheets take Chinese for something else. What
// a person wrote is never taken for a formula, a date or a rounded number, and does nothing on a terminal: see tableField.
// Moves are written in words, and every number is a whole number: what parts decimals differs from country to country.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "app/storage/record/answer_record.h"

namespace nimstone::exports {

/// Takes a piece of the file; false where no more is wanted.
using CsvSink = std::function<bool(std::string_view)>;

/// Every answer, in the order of the record, under headings in the language of the moment: when it was given (UTC), the
/// skill in words and by its name, level, exercise, answer, whether it was right and counts as the first try (1 or 0), how
/// many hints came before it, whether the answer was shown or told by the last of them, the misconception that it fits, in words and by its name, and how many
/// whole seconds it took.
void writeAnswersCsv(const std::vector<AnswerRecord>& answers, const CsvSink& sink);

/// Every skill that was practised, in the order of the names: how many exercises were asked, how many were right at the
/// first answer and what share that is, how well the skill is known, and the misconception that showed most often.
void writeSkillsCsv(const std::vector<AnswerRecord>& answers, const CsvSink& sink);

}  // namespace nimstone::exports
