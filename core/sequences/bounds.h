// How far the sequence of a game is ever computed: known from its rules, before anything is.
#pragma once

#include "core/sequences/sequence_game.h"

namespace nimstone::sequence {

/// So many heaps are computed at most. Of those beyond only a period gives the values, which has to be proved among the
/// first.
Count mostHeaps(const SequenceGame& game);

/// As many heaps, up to `most`, as take half a second at most where values are found by the definition.
Count heapsAtOnce(const HeapRules& rules, Count most);

}  // namespace nimstone::sequence
