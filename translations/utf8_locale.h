// Makes sure that the locale uses UTF-8, before Qt reads it.
#pragma once

namespace nimstone {

/// Qt uses UTF-8 in any locale, but some versions print a warning on standard error if the locale has another character set. If
/// it has, such as "C", this function selects UTF-8 for LC_CTYPE; language, numbers, and dates do not change. Must be called
/// before the application object is created and before there are other threads.
void useUtf8Locale();

}  // namespace nimstone
