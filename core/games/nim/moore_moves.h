// Finds the winning moves of Moore's Nim_k column by column, and counts them without listing them.
//
// A move changes the heaps x₁, x₂, … to y₁, y₂, …; it wins if every binary column of the y contains a multiple of k + 1 ones.
// The algorithm goes from the highest column down. A heap is unchanged until it loses a 1. From that column on the heap is
// free, because its lower bits may be anything. Let f be the number of free heaps, and let t be the number of ones that the
// unchanged heaps have in a column. In this column d further heaps may become free if two conditions hold. First, f + d ≤ k.
// Second, j of the free heaps can get a 1, so that the number of ones, t − d + j, is a multiple of k + 1: j ≡ d − t (mod k + 1)
// and j ≤ f. A number d with these properties always exists: let r = t mod (k + 1). If f ≥ k + 1 − r, then d = 0 works,
// otherwise d = r. So the search never reaches a dead end.
#pragma once

#include "core/game.h"

namespace nimstone {

/// Returns the winning moves of an N-position; see `MooreNim::winningMoves`.
WinningMoves mooreWinningMoves(const Position& position, Count k, std::size_t limit, std::size_t mostListed);

/// Returns one winning move without searching for other winning moves. Requires an N-position.
std::optional<Move> oneMooreWinningMove(const Position& position, Count k);

/// Returns the number of free heaps that must get a 1 in a column if `kept` unchanged heaps have a 1 there. Returns nothing if
/// fewer than this number of heaps are free.
std::optional<Count> onesToAdd(Count kept, Count free, Count k);

/// Returns the number of winning moves of an N-position; nothing if the number is 2^64 or more, or if counting takes too long.
std::optional<std::size_t> countMooreMoves(const Position& position, Count k);

}  // namespace nimstone
