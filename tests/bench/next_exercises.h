// Measures the time to choose the next random exercise of a skill.
#pragma once

#include "tests/bench/verdicts.h"

namespace nimstone::bench {

/// Prints a row for each skill and level: the median and the worst time of some hundred exercises, including those that
/// are chosen when no new exercises are left.
void printNextExercises(Verdicts& verdicts);

}  // namespace nimstone::bench
