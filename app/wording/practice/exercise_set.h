// Why a file is no set of exercises, in a sentence.
#pragma once

#include <QString>

#include "core/practice/exercise_set.h"

namespace nimstone::wording {

/// "the name of a skill was expected, 'nimsum' found; perhaps nim-sum was meant": to follow a place. Rich text.
QString sentence(const practice::SetError& error);

}  // namespace nimstone::wording
