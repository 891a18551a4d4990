// What to look at next: a table near this one that a theorem speaks of, a theorem that speaks of this one, a move to
// begin with, a table by chance.
#pragma once

#include "core/proofs/proof.h"
#include "core/random.h"

namespace nimstone::proof {

/// The theorem that says why this table is won or lost; none where no theorem speaks of it.
std::optional<Theorem> theoremFor(const GameSum& subject);

/// Whether only the proof is too large to be written out or drawn, or a value in it to be computed: the theorem may well hold.
bool isPastLimits(const Refusal& refusal);

/// The theorem that says why this table is won or lost, but whose proof of it would be too large; none where there is a
/// proof, or no theorem.
std::optional<Theorem> theoremPastLimits(const GameSum& subject);

/// Of heaps of Nim, at most maxProofHeaps: Lemma 1 or 2 by their nim-sum, Bouton's theorem where there is no move.
Theorem theoremFor(const Position& position);

/// A table that the theorem speaks of and that differs little. The table itself where the theorem speaks of it.
GameSum nearestSubject(Theorem theorem, const GameSum& subject);

/// A move that shows something: from the largest heap, of an amount that flips more than one bit where one does.
/// None in an end position.
std::optional<Move> exampleMove(const Position& position);

/// A table of a size that is good to look at, that the theorem speaks of.
GameSum randomGameSum(Theorem theorem, Seed seed);

}  // namespace nimstone::proof
