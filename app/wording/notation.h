// Converts positions, components of sums, and moves into a QString in the notation.
#pragma once

#include <QString>

#include "core/sum/sum_notation.h"

namespace nimstone::wording {

/// Returns the text that core's `print` returns for the same arguments.
QString notation(const auto&... printed)
{
    return QString::fromStdString(print(printed...));
}

}  // namespace nimstone::wording
