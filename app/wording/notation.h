// Returns positions, components of sums, and moves in the notation, as a QString.
#pragma once

#include <QString>

#include "core/sum/sum_notation.h"

namespace nimstone::wording {

/// Returns the text that the function `print` of core returns for the same arguments.
QString notation(const auto&... printed)
{
    return QString::fromStdString(print(printed...));
}

}  // namespace nimstone::wording
