// Where a line may end inside a formula: before an operator of a longer formula that stands outside brackets, and nowhere else.
#pragma once

#include <QString>

namespace nimstone::wording {

enum class TextForm { Rich, Plain };

/// The text with no-break spaces in place of the blanks at which no line may end: those after an operator, those in short
/// brackets, and all of a short formula. Rich text has all its no-break spaces as `&nbsp;`. Markup stays as it is, whatever it is. What is
/// unbroken already stays the same.
QString unbroken(const QString& text, TextForm form);

}  // namespace nimstone::wording
