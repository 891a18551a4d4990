// A number that a person types.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/count.h"

namespace nimstone {

enum class NumberProblem { Empty, NotANumber, TooLarge };

/// A whole number of 0 … maxCount, in the digits of any keyboard, with blanks around it.
tl::expected<Count, NumberProblem> readNumber(const QString& text);

}  // namespace nimstone
