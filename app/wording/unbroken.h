// Prevents line breaks inside formulas. Only a long formula may break, and only before an operator that is outside brackets.
#pragma once

#include <QString>

namespace nimstone::wording {

enum class TextForm { Rich, Plain };

/// Returns the text with no-break spaces instead of the blanks at which a line must not end: blanks after an operator, blanks in short
/// brackets, and all blanks of a short formula. In rich text, every no-break space is written as `&nbsp;`. The markup does not change. A
/// second call has no effect.
QString withNoBreakSpaces(const QString& text, TextForm form);

}  // namespace nimstone::wording
