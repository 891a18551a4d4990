// Worksheets for a whole class: the class list, and a sheet for each pupil.
//
// A class list is a CSV file in UTF-8 with a line for each pupil: the name, then the number, which may be missing. The number is first if
// the heading says so, or if it has no letter.
// The fields are separated by tabs if the first line has a tab, otherwise by semicolons if it has one, otherwise by commas. A field may
// be in quotation marks. The first line is a heading if one of its fields is the word "name" in English or Chinese, or if its two fields
// are not empty and have no digits, but the second line has one.
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "app/export/practice/worksheet_pdf.h"

namespace nimstone::exports {

/// The reason why a class list cannot be read.
struct RosterError {
    std::size_t line = 1;  ///< counted from 1
    QString sentence;      ///< a text that says what the reader expected, as rich text
};

/// The largest number of pupils in a class list.
inline constexpr std::size_t mostPupils = 2000;
/// The size of the largest class list, in bytes.
inline constexpr qint64 largestRoster = 1'000'000;

/// Parses a class list, with or without a byte order mark. There is at least one pupil, and no pupil occurs twice.
tl::expected<std::vector<Pupil>, RosterError> parseRoster(const QByteArray& content);

/// Returns the sheet of a set, with lines for the name and the number.
Worksheet sheetOf(const practice::ExerciseSet& set, PaperSize paper);

/// Returns a sheet for each pupil. If the set has a variant per pupil, each pupil gets the exercises that the window would give.
std::vector<Worksheet> sheetsFor(const practice::ExerciseSet& set, const std::vector<Pupil>& pupils, PaperSize paper);

/// Returns the path of the answer keys of a class in this language: "Week 3 - key.pdf" if the sheets are in "Week 3.pdf".
QString pathOfKeys(const QString& pathOfSheets, const QString& language);

}  // namespace nimstone::exports
