// Helper functions for the entries of all families: the subject of a proof, positions near a subject, and random
// positions. For use in core/proofs only.
#pragma once

#include "core/proofs/entry.h"

namespace nimstone::proof {

using Subject = const GameSum&;
using Given = const std::optional<Move>&;

/// The position of a subject that has one component.
inline const Position& positionOf(Subject subject) { return subject.components().front().position; }

/// Returns no refusal. For theorems that apply to every position of their games.
inline std::optional<Refusal> refuseNothing(Subject, Given) { return std::nullopt; }

/// Returns a refusal if a position has no heaps or more than maxProofHeaps heaps.
std::optional<Refusal> refuseManyHeaps(Subject subject, Given move);

/// Makes a subject of one component. `game` is the text of the game in the notation, with its parameters.
GameSum subjectOf(std::string_view game, Position position);

/// The heaps of the first component of a subject of any game. Heaps after the first `most` heaps are dropped, and empty
/// heaps are added until there are at least `least` heaps.
Position heapsNear(Subject subject, std::size_t least = 1, std::size_t most = maxProofHeaps);

/// The heaps of all components, one after the other.
std::vector<Count> allHeaps(Subject subject);

/// Draws `heaps` heaps that have `least` to `most` stones each.
Position drawnHeaps(Chance& chance, std::uint64_t heaps, Count least, Count most);

}  // namespace nimstone::proof
