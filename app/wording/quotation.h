// A person's own words inside a sentence, and a sentence on a terminal.
#pragma once

#include <string_view>

#include <QString>

namespace nimstone::wording {

/// `text` (UTF-8) as rich text that shows just what was written: markup is escaped, and a character that cannot be
/// seen is spelled out, <U+001B>. Bytes that are no UTF-8 show as U+FFFD.
QString quotable(std::string_view text);

/// Plain text as one line that a terminal, or the cell of a table, can show: a character that cannot be seen, or would act
/// there, is spelled out, <U+001B>. Whatever is printed of a file or an argument goes through this.
QString printable(const QString& text);

}  // namespace nimstone::wording
