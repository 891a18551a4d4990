// The parts of a sum in the words of exercises.
#pragma once

#include <QString>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// "Kayles row of 7": of Nim, Bash's game, a subtraction game, Kayles or Wythoff's game. Short.
QString practicePart(const Component& part);

}  // namespace nimstone::wording
