// Returns random legal moves of any game, or all legal moves if they are few.
#pragma once

#include <optional>
#include <vector>

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// Chooses one of all heaps that have a move, each with the same probability, and then a move in this heap. In Moore's Nim, the
/// number of heaps is chosen after the component; in Wythoff's game, the move may also take from both heaps; in Euclid's game, it
/// always reduces the larger number. A split names the smaller pieces first. Returns nothing if there is no move. `player` is the
/// player to move in a partisan game.
std::optional<MoveInSum> randomMove(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// Returns all legal moves if `GameSum::moveCount` is at most `most`. Otherwise it returns `most` random moves, which may
/// repeat.
std::vector<MoveInSum> someMoves(const GameSum& sum, std::size_t most, Seed seed, Cutter player = Cutter::None);

}  // namespace nimstone::play
