// A text in a table of comma-separated values (CSV), for spreadsheets.
#pragma once

#include <QString>

namespace nimstone::wording {

/// The text as a field, in quotation marks where it needs them. Every spreadsheet shows it as it was written: where one would read
/// a formula, a date, a time, or a number that it rounds, an apostrophe stands before it, because spreadsheets know no other mark for
/// text. A number of at most 15 digits stays a number. What cannot be seen is spelled out, as `printable` does.
QString tableField(const QString& text);

/// The same for a whole number, which may be below 0 and stays a number up to 15 digits. A typographic minus sign becomes one that
/// spreadsheets know.
QString tableNumber(QString number);

}  // namespace nimstone::wording
