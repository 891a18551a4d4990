// What stands above the parts of a sum.
#pragma once

#include <QString>

#include "core/sum/rules.h"

namespace nimstone::figures {

/// "Component 2: Kayles", "Component 3: Moore's Nim (2)"; `part` counts from 0.
QString partName(std::size_t part, const Rules& rules);

}  // namespace nimstone::figures
