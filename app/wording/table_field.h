// Writes text as a field of a CSV table for spreadsheets.
#pragma once

#include <QString>

namespace nimstone::wording {

/// Returns the text as a field, in quotation marks if necessary. Every spreadsheet displays the field as the text was written. If a
/// spreadsheet would read the text as a formula, a date, a time, a truth value, or a number that it changes, the field begins with an
/// apostrophe, because spreadsheets have no other mark for text. A number of at most 15 digits stays a number, unless it has zeros at its
/// beginning. Invisible characters are written in the same way as `printable` writes them.
QString tableField(const QString& text);

/// Returns a whole number as a field. The number may be negative. A number of at most 15 digits stays a number. A typographic minus sign
/// becomes a hyphen-minus, which spreadsheets understand.
QString tableNumber(QString number);

}  // namespace nimstone::wording
