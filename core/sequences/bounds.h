// The largest heaps up to which the sequence of a game is computed. They depend only on the rules.
#pragma once

#include "core/sequences/sequence_game.h"

namespace nimstone::sequence {

/// The largest number of heaps that is computed. Values beyond them are known only if a period is proved within them.
Count mostHeaps(const SequenceGame& game);

/// The number of heaps, at most `most`, that can be computed by the definition in half a second.
Count heapsAtOnce(const HeapRules& rules, Count most);

}  // namespace nimstone::sequence
