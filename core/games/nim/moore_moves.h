// Finds the winning moves of Moore's Nim_k column by column, and counts them without listing them.
//
// A move changes the heaps x₁, x₂, … to y₁, y₂, …; it wins if every column of the y contains a multiple of k + 1 ones. The
// algorithm goes from the highest column down. A heap is unchanged until it loses a 1; from that column on it is free, because
// its lower bits may be anything.
// Let f be the number of free heaps and t the number of ones in a column of the unchanged heaps. There d further heaps may become
// free if f + d ≤ k and the free heaps can supply the ones that the t − d remaining ones lack: j of them, with j ≡ d − t (mod k +
// 1) and j ≤ f.
// Such a d always exists: let r = t mod (k + 1). If f ≥ k + 1 − r, then d = 0 works, otherwise d = r. So the search never reaches
// a dead end.
#pragma once

#include "core/game.h"

namespace nimstone {

/// The winning moves of an N-position; see `MooreNim::winningMoves`.
WinningMoves mooreWinningMoves(const Position& position, Count k, std::size_t limit, std::size_t mostListed);

/// Returns one winning move without searching for the others; nothing in a P-position.
std::optional<Move> oneMooreWinningMove(const Position& position, Count k);

/// The number of free heaps that must get a 1 in a column in which `kept` unchanged heaps have one. Returns nothing if fewer
/// heaps are free.
std::optional<Count> onesToAdd(Count kept, Count free, Count k);

/// The number of winning moves; nothing if it reaches 2^64 or takes too long to count.
std::optional<std::size_t> countMooreMoves(const Position& position, Count k);

}  // namespace nimstone
