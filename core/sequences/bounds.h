// The largest heaps for which the values of a sequence are computed. They depend only on the rules of the game.
#pragma once

#include "core/sequences/heap_rules.h"

namespace nimstone::sequence {

/// Returns the largest number of heaps (0, 1, 2, …) that are computed. Larger heaps have known values only if a period is proved.
Count mostHeaps(const HeapRules& rules);

/// Returns the number of heaps, at most `most`, whose values can be computed by the definition in half a second.
Count heapsAtOnce(const HeapRules& rules, Count most);

}  // namespace nimstone::sequence
