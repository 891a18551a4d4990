// The texts of labels that every figure writes alike.
#pragma once

#include <QString>

#include "core/count.h"

namespace nimstone::figures {

inline QString bold(Count value) { return QStringLiteral("<b>%1</b>").arg(value); }

}  // namespace nimstone::figures
