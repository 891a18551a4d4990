// Legal moves of any game drawn by chance or, where they are few, all of them.
#pragma once

#include <optional>
#include <vector>

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// A part and heap in which a move can be made, all equally likely, and a move there. In Moore's Nim first how many
/// heaps, in Wythoff's game first which heaps, in Euclid's game the larger number. A split names the smaller pieces
/// first. None where there is no move; `player` is who moves in a partisan game.
std::optional<MoveInSum> randomMove(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// All legal moves where `GameSum::moveCount` is at most `most`, else `most` random ones: some of them may be the same.
std::vector<MoveInSum> someMoves(const GameSum& sum, std::size_t most, Seed seed, Cutter player = Cutter::None);

}  // namespace nimstone::play
