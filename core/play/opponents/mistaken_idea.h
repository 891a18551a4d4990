// Five mistaken ideas about games of taking, each played just as those who hold it play. Each is right somewhere: it is
// offered where it is wrong.
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

/// Whether the idea says anything about this game, right or wrong. None does about sums and Cutcake.
bool speaksOf(MistakenIdea idea, const Rules& rules);

/// The move that the idea asks for. Equal ones fall by the seed. None where it asks for none: the nim-sum is 0 already,
/// the pairs are equal, or the rules do not allow it.
std::optional<Move> moveAskedBy(MistakenIdea idea, const Rules& rules, const Position& position, Seed seed);

/// That move, else the smallest that there is: one stone, or the least amount, from the largest heap that allows it. None
/// in an end position.
std::optional<Move> misguidedMove(MistakenIdea idea, const Rules& rules, const Position& position, Seed seed);

/// A position that shows the mistake: it is won for the player to move, and the idea gives the win away at once. None
/// where none was found among so many small positions, which is so where the idea is right.
std::optional<Position> exposingPosition(MistakenIdea idea, const Rules& rules, Seed seed);

/// The ideas that are wrong in this game, in the order of `mistakenIdeas`.
std::vector<MistakenIdea> mistakenIdeasFor(const Rules& rules);

}  // namespace nimstone::play
