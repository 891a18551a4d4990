// Quotes text of a person inside a sentence, and prepares text for a terminal.
#pragma once

#include <string_view>

#include <QString>

namespace nimstone::wording {

/// Converts `text`, which is encoded in UTF-8, into rich text that displays exactly the characters of `text`. Markup is escaped,
/// and an invisible character is written as its code, such as <U+001B>. Bytes that are not valid UTF-8 become U+FFFD.
QString quotedRichText(std::string_view text);

/// Returns plain text as one line for a terminal or a table cell. A character that is invisible, or that would control the terminal, is
/// written as its code, such as <U+001B>. The program prints all text from files and arguments in this form.
QString printable(const QString& text);

}  // namespace nimstone::wording
