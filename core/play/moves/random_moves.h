// Returns random legal moves of any game, or all legal moves if they are few.
#pragma once

#include <optional>
#include <vector>

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// Chooses a component and a heap that has a move, all with equal probability, and then a move in this heap. Moore's Nim is
/// different: the number of heaps is chosen first. In Wythoff's game, the heap or both heaps are chosen first. In Euclid's
/// game, the move always reduces the larger number. A split names the smaller pieces first. Returns nothing if there is no
/// move. `player` is the player to move in a partisan game.
std::optional<MoveInSum> randomMove(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// Returns all legal moves if `GameSum::moveCount` is at most `most`. Otherwise it returns `most` random moves, which may
/// repeat.
std::vector<MoveInSum> someMoves(const GameSum& sum, std::size_t most, Seed seed, Cutter player = Cutter::None);

}  // namespace nimstone::play
