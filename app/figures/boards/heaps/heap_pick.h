// Finds the legal move that is nearest to a click on a heap, by the rules of the game.
#pragma once

#include <optional>

#include "core/sum/rules.h"

namespace nimstone::figures {

/// True if the player chooses where a heap is split, apart from what is taken: Lasker's Nim, and codes that split.
bool partsBesideTaking(const Rules& rules);

/// True if heaps are only split and nothing is taken: Grundy's game.
bool partsOnly(const Rules& rules);

/// Picks a move for a click on the stone with `amount` − 1 stones above it. The move takes these stones, or the nearest
/// amount that the rules allow. In a game whose moves may take from several heaps (Moore's Nim) the heap is added to
/// the move `held`. The same amount a second time removes the heap from the move, if the move has other heaps.
std::optional<Move> pickAmount(const Rules& rules, const Position& position, std::size_t heap, Count amount,
                               const std::optional<Move>& held);

/// Picks a move for a click between stones: `below` of them stay below. In a game that takes and splits, the stones of
/// this heap that `held` takes are still taken. A second place splits the heap in three, if the rules allow that.
std::optional<Move> pickCut(const Rules& rules, const Position& position, std::size_t heap, Count below,
                            const std::optional<Move>& held);

}  // namespace nimstone::figures
