// The winning moves of Moore's Nim_k: found column by column, and counted without being listed.
//
// A move leaves y₁, y₂, … of the heaps x₁, x₂, …; it wins when every column of the y holds a multiple of k + 1 ones.
// From the highest column down, a heap is as it was until it loses a 1; from there on it is free: its lower bits may be
// anything. With f heaps free and t ones in a column of the others, d further heaps may be freed there if f + d ≤ k
// and the free ones can make up what the t − d ones lack: j of them, j ≡ d − t (mod k + 1), with j ≤ f. Some d always
// does: with r = t mod (k + 1), d = 0 when f ≥ k + 1 − r, and d = r otherwise. So no way down ends without a move.
#pragma once

#include "core/game.h"

namespace nimstone {

/// Of an N-position, as `MooreNim::winningMoves`.
WinningMoves mooreWinningMoves(const Position& position, Count k, std::size_t limit, std::size_t mostListed);

/// One of them, without looking for the others; none in a P-position.
std::optional<Move> oneMooreWinningMove(const Position& position, Count k);

/// How many free heaps get a 1 in a column where `kept` heaps that are as they were have one: none where there are not
/// so many free ones.
std::optional<Count> onesToAdd(Count kept, Count free, Count k);

/// How many winning moves there are; nothing where that passes 2^64 or takes too long to find out.
std::optional<std::size_t> countMooreMoves(const Position& position, Count k);

}  // namespace nimstone
