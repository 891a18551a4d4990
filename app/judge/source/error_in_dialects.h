// Whether an error that a compiler finds in one standard is one in another standard too.
#pragma once

#include <string_view>

#include "app/judge/source/causes.h"

namespace nimstone::judge {

/// Of the first error in `log`; false where that is not certain. `dialect` is one that is tried later: "gnu++20".
bool staysInDialect(const SourceText& source, std::string_view log, std::string_view dialect);

}  // namespace nimstone::judge
