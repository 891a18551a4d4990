// Predicts whether an error that a compiler reports for one language standard is also an error in another standard.
#pragma once

#include <string_view>

#include "app/judge/source/causes.h"

namespace nimstone::judge {

/// True if the first error in `log` is certain to remain in `dialect`, the standard that would be tried next, such as "gnu++20".
bool staysInDialect(const SourceText& source, std::string_view log, std::string_view dialect);

}  // namespace nimstone::judge
