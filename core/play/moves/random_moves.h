// Random legal moves of any game, or all moves if they are few.
#pragma once

#include <optional>
#include <vector>

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// Chooses a part and a heap in which a move can be made, all with equal probability, then a move there. In Moore's Nim it
/// chooses first the number of heaps, in Wythoff's game first which heaps; in Euclid's game it always takes the larger number.
/// A split names the smaller pieces first. Returns nothing if there is no move; `player` is the player to move in a partisan
/// game.
std::optional<MoveInSum> randomMove(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// Returns all legal moves if `GameSum::moveCount` is at most `most`. Otherwise it returns `most` random moves, which may
/// repeat.
std::vector<MoveInSum> someMoves(const GameSum& sum, std::size_t most, Seed seed, Cutter player = Cutter::None);

}  // namespace nimstone::play
