// Chooses the moves of the computer opponents in any game or sum.
#pragma once

#include <optional>
#include <vector>

#include "core/play/opponents/opponent.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// Returns the move that the opponent plays, or nothing if there is no legal move. The seed decides between equally good moves.
/// In a partisan game, `player` is the player to move.
std::optional<MoveInSum> chooseMove(const Opponent& opponent, const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// Returns a winning move if there is one, else one of `stubbornMoves`. If the position is too large to compute its outcome,
/// the function tries some moves and returns one that is known to win, or else any of them.
std::optional<MoveInSum> perfectMove(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// Returns the best moves of a player who is losing: the moves that leave the fewest winning replies. Among these, only the
/// moves after which the game can last longest are kept, or in Cutcake the moves with the best value. If there are few legal
/// moves, all are compared. Otherwise random moves are compared, and fewer of them in larger positions, because the work is
/// bounded. In Nim the result is exact. In Moore's Nim with more than 16 heaps, the replies are not counted. The result is
/// empty if there is no legal move.
std::vector<MoveInSum> stubbornMoves(const GameSum& sum, Seed seed, Cutter player = Cutter::None);

/// True if `stubbornMoves` compares all legal moves. Then, if the replies were counted, no legal move leaves fewer winning
/// replies than these moves.
bool comparesAllMoves(const GameSum& sum, Cutter player = Cutter::None);

}  // namespace nimstone::play
