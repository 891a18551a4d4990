// What the entries of all families have to do with: the subject of a proof, and the move that it may be given. Inside
// core/proofs only.
#pragma once

#include <optional>

#include "core/proofs/entry.h"

namespace nimstone::proof {

using Reason = Refusal::Reason;
using Subject = const GameSum&;
using Given = const std::optional<Move>&;

/// Of a table with one part.
inline const Position& positionOf(Subject subject) { return subject.components().front().position; }

/// For a theorem that speaks of every position of its games, whatever the move.
inline std::optional<Refusal> refuseNothing(Subject, Given) { return std::nullopt; }

}  // namespace nimstone::proof
