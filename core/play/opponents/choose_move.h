// What the computer plays in any game on the table.
#pragma once

#include <optional>
#include <vector>

#include "core/play/opponents/opponent.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// The opponent's move; none where it has none. Equal choices fall by the seed. In a partisan game `player` is who moves.
std::optional<MoveInSum> chooseMove(const Opponent& opponent, const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// One of the winning moves where there is one, else one of `stubbornMoves`. Where the outcome is beyond the bound of
/// what is computed, a move that is known to win if one of those looked at does, else any of them.
std::optional<MoveInSum> perfectMove(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// The moves of the good loser: those that leave the fewest winning replies, and among them those after which the game
/// can last longest, in Cutcake those that leave the best value. All legal moves are compared where they are few, else
/// random ones, and the fewer of them the larger the position: the work is bounded. In a game of Nim the answer is exact.
/// From more than 16 heaps of Moore's Nim the replies are not counted.
/// Empty where there is no move.
std::vector<MoveInSum> stubbornMoves(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// Whether `stubbornMoves` compares all legal moves, so that none leaves fewer winning replies than those that it finds
/// where the replies were counted.
bool comparesAllMoves(const GameSum& sum, Cutter player = Cutter::None);

}  // namespace nimstone::play
