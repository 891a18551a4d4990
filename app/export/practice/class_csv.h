// Writes the results of a class as CSV for spreadsheets, in the format that results_csv.h describes.
#pragma once

#include "app/export/practice/csv_rows.h"
#include "core/practice/class_results.h"

namespace nimstone::exports {

/// The subject of a row.
enum class ClassRows { Pupil, Answer, Item };
inline constexpr auto classRowsNames = std::to_array<NamedValue<ClassRows>>({{ClassRows::Pupil, "pupil"}, {ClassRows::Answer, "answer"}, {ClassRows::Item, "item"}});
static_assert(namesEachUpTo(ClassRows::Item, classRowsNames));

/// Writes one row for each pupil, answer, or item, with headings in the current language. Items are numbered from 1. Times are local
/// and state their distance from UTC. If the pupils got different exercises, the row of an item has the task of its skill. Every row
/// of an answer has the result and the points of its item.
void writeClassCsv(const practice::ExerciseSet& set, std::span<const practice::PupilResult> pupils, ClassRows kind, const CsvSink& sink);

}  // namespace nimstone::exports
