// Suggestions: the theorem that fits a position, the nearest position to which a theorem applies, an example move, and a
// random position.
#pragma once

#include "core/proofs/proof.h"
#include "core/random.h"

namespace nimstone::proof {

/// The theorem that explains why this position is won or lost; nullopt if no theorem applies to this position.
std::optional<Theorem> theoremFor(const GameSum& subject);

/// True if the theorem may well hold for the subject, but the proof would be too large to write out or draw, or would
/// need a value that is too large to compute.
bool isTooLargeToProve(const Refusal& refusal);

/// The theorem that would explain why this position is won or lost, if its proof were not too large. Nullopt if another
/// theorem has a proof for this position, or if no theorem is about it.
std::optional<Theorem> theoremTooLargeToProve(const GameSum& subject);

/// The theorem for at most maxProofHeaps heaps of Nim: Lemma 1 if the nim-sum is 0, Lemma 2 if it is not 0, or Bouton's
/// theorem if no move is possible.
Theorem theoremFor(const Position& position);

/// Returns the subject itself if the theorem applies to it; otherwise returns a position to which the theorem applies
/// and that is as close as possible to the subject.
GameSum nearestSubject(Theorem theorem, const GameSum& subject);

/// An example of a move: it takes one or two stones from the largest heap. More than one binary digit of the heap size
/// changes, unless the size is 1 or has the form 4k + 3. Nullopt if no move is possible.
std::optional<Move> exampleMove(const Position& position);

/// A random position to which the theorem applies. Its numbers are small, unless the theorem is about an error that occurs
/// only for large numbers.
GameSum randomGameSum(Theorem theorem, Seed seed);

}  // namespace nimstone::proof
