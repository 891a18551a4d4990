// What to look at next: a position near this one that a theorem speaks of, a theorem that speaks of this one, a move
// to begin with, a position by chance.
#pragma once

#include "core/proof/proof.h"
#include "core/random.h"

namespace nimstone::proof {

/// A theorem that speaks of this position of at most maxProofHeaps heaps: Lemma 1 or 2 by its nim-sum, Bouton's
/// theorem where there is no move at all.
Theorem theoremFor(const Position& position);

/// A position that the theorem speaks of and that differs little: where that is enough, one heap gives up stones, as
/// few as can be. The position itself where the theorem speaks of it.
Position nearestPosition(Theorem theorem, const Position& position);

/// A move that shows something: from the largest heap, of an amount that flips more than one bit where one does.
/// None in an end position.
std::optional<Move> exampleMove(const Position& position);

/// Three or four heaps of at most 31 that the theorem speaks of.
Position randomPosition(Theorem theorem, Seed seed);

}  // namespace nimstone::proof
