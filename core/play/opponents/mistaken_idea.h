// Five misconceptions about impartial games. moveOfIdea() plays each of them exactly as a player who believes it would play.
// Each idea is correct in some game, so it is offered only in games in which it is wrong.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

inline constexpr std::array mistakenIdeas{
    MistakenIdea::MirrorsTheOtherHeap, MistakenIdea::AlwaysTakesMost, MistakenIdea::ModuloEverywhere,
    MistakenIdea::XorEverywhere, MistakenIdea::ForgetsTheMisereSwitch};

/// True if the idea can be applied to this game, whether the idea is right or wrong there. No idea applies to sums or Cutcake.
bool appliesTo(MistakenIdea idea, const Rules& rules);

/// Returns the move that the idea asks for; the seed decides if the idea allows several moves. Returns nothing if the idea asks
/// for no move: the nim-sum is 0, the heaps form pairs of equal heaps, or the rules do not allow the move.
std::optional<Move> moveOfIdea(MistakenIdea idea, const Rules& rules, const Position& position, Seed seed);

/// Returns the move of the idea, or else the smallest legal move, which takes one stone or the least amount from the largest
/// heap that allows it. Returns nothing if the game is over.
std::optional<Move> misguidedMove(MistakenIdea idea, const Rules& rules, const Position& position, Seed seed);

/// Returns a position that shows the error of the idea: the position is won for the player to move, and the move of the idea
/// loses it. Returns nothing if no such position was found among a number of small positions, for example because the idea is
/// right.
std::optional<Position> exposingPosition(MistakenIdea idea, const Rules& rules, Seed seed);

/// Returns the ideas that are wrong in this game, in the order of `mistakenIdeas`.
std::vector<MistakenIdea> mistakenIdeasFor(const Rules& rules);

}  // namespace nimstone::play
