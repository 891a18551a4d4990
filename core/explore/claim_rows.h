// A claim about the positions of two numbers as a map: its P-positions, to be compared with those of the game.
#pragma once

#include <memory>

#include "core/conjecture/conjecture.h"
#include "core/explore/rows.h"

namespace nimstone::explore {

/// Whether the claim is about two heaps, or a heap and its quota.
bool isAboutTwoNumbers(const conjecture::Conjecture& claim);

/// The cells that it claims to be P-positions; those where it has no value are none.
std::unique_ptr<Rows> claimRows(conjecture::Conjecture claim, Count side);

}  // namespace nimstone::explore
