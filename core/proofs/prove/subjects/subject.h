// What the entries of all families have to do with: the table that a proof is about, tables near it, and tables by chance.
// Inside core/proofs only.
#pragma once

#include "core/proofs/entry.h"

namespace nimstone::proof {

using Subject = const GameSum&;
using Given = const std::optional<Move>&;

/// Of a table with one part.
inline const Position& positionOf(Subject subject) { return subject.components().front().position; }

/// For a theorem that speaks of every position of its games, whatever the move.
inline std::optional<Refusal> refuseNothing(Subject, Given) { return std::nullopt; }

/// Too many heaps to be drawn, or none.
std::optional<Refusal> refuseManyHeaps(Subject subject, Given move);

/// Of a game as the notation has it, with its parameters.
GameSum tableOf(std::string_view game, Position position);

/// The heaps of the first part of any table, so many at least and at most.
Position heapsNear(Subject subject, std::size_t least = 1, std::size_t most = maxProofHeaps);

/// The heaps of all parts.
std::vector<Count> allHeaps(Subject subject);

/// So many heaps of `least` to `most` stones, drawn one by one.
Position drawnHeaps(Chance& chance, std::uint64_t heaps, Count least, Count most);

}  // namespace nimstone::proof
