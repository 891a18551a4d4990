// What core prints in the one notation, as a text of the window: positions, components of sums, and moves.
#pragma once

#include <QString>

#include "core/sum/sum_notation.h"

namespace nimstone::wording {

/// What print() makes of the same.
QString notation(const auto&... printed)
{
    return QString::fromStdString(print(printed...));
}

}  // namespace nimstone::wording
