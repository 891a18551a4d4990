// How long the next exercise of a skill takes.
#pragma once

#include "tests/bench/verdicts.h"

namespace nimstone::bench {

/// A row for each skill and level: the median and the worst of some hundred exercises, until nothing new is left and beyond.
void printNextExercises(Verdicts& verdicts);

}  // namespace nimstone::bench
