// Helpers for the entries of all families: the subject of a proof, positions near it, and random positions. For
// core/proofs only.
#pragma once

#include "core/proofs/entry.h"

namespace nimstone::proof {

using Subject = const GameSum&;
using Given = const std::optional<Move>&;

/// The position of a subject with one part.
inline const Position& positionOf(Subject subject) { return subject.components().front().position; }

/// Refuses nothing: for a theorem that applies to every position of its games.
inline std::optional<Refusal> refuseNothing(Subject, Given) { return std::nullopt; }

/// Refuses a position without heaps, or with more heaps than maxProofHeaps.
std::optional<Refusal> refuseManyHeaps(Subject subject, Given move);

/// Makes a subject of one part. `game` is written as in the notation, with its parameters.
GameSum subjectOf(std::string_view game, Position position);

/// The heaps of the first part of any subject, cut to at most `most` heaps and filled with empty heaps up to `least`.
Position heapsNear(Subject subject, std::size_t least = 1, std::size_t most = maxProofHeaps);

/// The heaps of all parts.
std::vector<Count> allHeaps(Subject subject);

/// Draws `heaps` heaps of `least` to `most` stones each.
Position drawnHeaps(Chance& chance, std::uint64_t heaps, Count least, Count most);

}  // namespace nimstone::proof
