// The characters of the locale, before Qt looks at it.
#pragma once

namespace nimstone {

/// Qt reads and writes UTF-8 whatever the locale says, and some of its versions say so in lines of their own on standard
/// error. Where the locale is of other characters, C among them, asks for UTF-8; language, numbers and dates stay as they
/// are. Before the application is made, and before there are threads.
void useUtf8Locale();

}  // namespace nimstone
