// Finds the legal move that is nearest to a click on a heap.
#pragma once

#include <optional>

#include "core/sum/rules.h"

namespace nimstone::figures {

/// True if a player who takes stones also chooses where to split the heap: in Lasker's Nim, and in take-and-break games
/// whose code allows splits.
bool partsBesideTaking(const Rules& rules);

/// True if moves only split heaps and never take stones: Grundy's game.
bool partsOnly(const Rules& rules);

/// Picks a move for a click on the stone that has `amount` − 1 stones above it. The move takes `amount` stones, or the
/// nearest number that the rules allow. If moves may take from several heaps (Moore's Nim), this heap is added to the
/// move `held`. A second click with the same amount removes the heap from the move, unless the move has no other heap.
std::optional<Move> pickAmount(const Rules& rules, const Position& position, std::size_t heap, Count amount,
                               const std::optional<Move>& held);

/// Picks a move for a click between two stones: `below` stones stay below the split. In a game that takes and splits,
/// the move still takes the stones of this heap that `held` takes. A second click at another height splits the heap
/// into three heaps, if the rules allow that.
std::optional<Move> pickCut(const Rules& rules, const Position& position, std::size_t heap, Count below,
                            const std::optional<Move>& held);

}  // namespace nimstone::figures
