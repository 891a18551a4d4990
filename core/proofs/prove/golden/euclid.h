// The theorem on Euclid's game. Inside core/proofs only.
#pragma once

#include <span>

#include "core/proofs/step.h"

namespace nimstone::proof {

struct Entry;

std::span<const Entry> euclidEntries();

/// Two numbers. EuclidPair, and then
/// - one of them 0: EuclidOver, EuclidConclusion;
/// - equal: EqualNumbers, EuclidConclusion;
/// - b < a < 2b: GoldenTest, ForcedTurn, ForcedChain, TwoOptions (of the end of the chain), EuclidConclusion;
/// - a ≥ 2b: GoldenTest, TwoOptions, WhichOption, EuclidConclusion.
Steps euclidSteps(const Position& position);

}  // namespace nimstone::proof
