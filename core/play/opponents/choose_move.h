// Chooses the moves of the computer in any game or sum.
#pragma once

#include <optional>
#include <vector>

#include "core/play/opponents/opponent.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// Returns the opponent's move, or nothing if it has none. The seed decides between equally good moves. `player` is the player
/// to move in a partisan game.
std::optional<MoveInSum> chooseMove(const Opponent& opponent, const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// Returns a winning move if there is one, else one of `stubbornMoves`. If the outcome is not computed for a position of this
/// size, it tries some moves and returns one that is known to win, else any of them.
std::optional<MoveInSum> perfectMove(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// The best moves of a player who loses: those that leave the fewest winning replies. Among these it keeps the moves after
/// which the game can last longest, or in Cutcake the moves with the best value. If there are few legal moves, all are
/// compared; otherwise random ones, and fewer of them in larger positions, because the work is bounded. In Nim the answer is
/// exact. In Moore's Nim with more than 16 heaps, the replies are not counted.
/// Empty if there is no move.
std::vector<MoveInSum> stubbornMoves(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// True if `stubbornMoves` compares all legal moves. Then no move leaves fewer winning replies, if the replies were counted.
bool comparesAllMoves(const GameSum& sum, Cutter player = Cutter::None);

}  // namespace nimstone::play
