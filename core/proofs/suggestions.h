// Suggestions: the theorem that fits a position, the nearest position to which a theorem applies, an example move, and a
// random position.
#pragma once

#include "core/proofs/proof.h"
#include "core/random.h"

namespace nimstone::proof {

/// The theorem that explains why this position is won or lost; nullopt if no theorem applies.
std::optional<Theorem> theoremFor(const GameSum& subject);

/// True if the theorem may well hold, but the proof is too large to be written out or drawn, or it needs a value that is
/// too large to compute.
bool isTooLargeToProve(const Refusal& refusal);

/// The theorem that would explain why this position is won or lost if its proof were not too large. Nullopt if a theorem
/// with a proof applies, or if there is no such theorem.
std::optional<Theorem> theoremTooLargeToProve(const GameSum& subject);

/// The theorem for at most maxProofHeaps heaps of Nim: Lemma 1 or 2 according to the nim-sum; Bouton's theorem if there
/// is no move.
Theorem theoremFor(const Position& position);

/// Returns the subject itself if the theorem applies to it; otherwise a position that is as close as possible to it and
/// to which the theorem applies.
GameSum nearestSubject(Theorem theorem, const GameSum& subject);

/// An instructive move: it takes from the largest heap and flips more than one bit if some amount does so. Nullopt in an
/// end position.
std::optional<Move> exampleMove(const Position& position);

/// A random position to which the theorem applies, of a size that is easy to look at.
GameSum randomGameSum(Theorem theorem, Seed seed);

}  // namespace nimstone::proof
