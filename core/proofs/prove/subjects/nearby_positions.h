// Positions of Nim's kin for their entries: the heaps of any game, heaps by chance, a table of a game by its name.
// Inside core/proofs only.
#pragma once

#include <string_view>

#include "core/proofs/entry.h"

namespace nimstone::proof {

/// A game without parameters.
GameSum gameSumOf(std::string_view game, Position position);

/// The heaps of any table, at least one and as many as a proof takes.
Position heapsNear(const GameSum& subject);

/// So many heaps of `least` to `most` stones, drawn one by one.
Position drawnHeaps(Chance& chance, std::uint64_t heaps, Count least, Count most);

/// Too many heaps to be drawn, or none.
std::optional<Refusal> refuseManyHeaps(const GameSum& subject, const std::optional<Move>& move);

}  // namespace nimstone::proof
