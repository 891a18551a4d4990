// Reads a number that a person types.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/count.h"

namespace nimstone {

enum class NumberProblem { Empty, NotANumber, TooLarge };

/// Reads a whole number from 0 to maxCount. Its decimal digits may be of any script, and blanks around it are allowed.
tl::expected<Count, NumberProblem> readNumber(const QString& text);

}  // namespace nimstone
