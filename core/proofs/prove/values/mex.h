// Grundy values by mex. Inside core/proofs only.
#pragma once

#include <span>

#include "core/proofs/step.h"

namespace nimstone {
class GameSum;
}

namespace nimstone::proof {

struct Entry;

/// The value of so many positions is worked out at most; with the one itself.
inline constexpr std::size_t maxMexPositions = 32;

/// No heap is larger than this where moves are listed.
inline constexpr Count maxMexHeap = 100;

std::span<const Entry> mexEntries();

/// At most maxMexPositions can be reached: MexPositions, MexEnds, MexValue for each position with options, in order,
/// MexConclusion.
Steps mexSteps(const GameSum& subject);

}  // namespace nimstone::proof
