// A person's own words inside a sentence.
#pragma once

#include <string_view>

#include <QString>

namespace nimstone::wording {

/// `text` (UTF-8) as rich text that shows just what was written: markup is escaped, and a character that cannot be
/// seen is spelled out, <U+001B>. Bytes that are no UTF-8 show as U+FFFD.
QString quotable(std::string_view text);

}  // namespace nimstone::wording
