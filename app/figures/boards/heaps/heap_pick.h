// What a click on a heap means by the rules of its game: the legal move that is nearest to it.
#pragma once

#include <optional>

#include "core/sum/rules.h"

namespace nimstone::figures {

/// Whether heaps can be parted at a place that is chosen apart from what is taken: Lasker's Nim, codes that split.
bool partsBesideTaking(const Rules& rules);

/// Nothing is taken, heaps are only parted: Grundy's game.
bool partsOnly(const Rules& rules);

/// A click on the stone that has `amount` − 1 above it: those and it are taken, or as many as the rules offer nearest to
/// that. With a move `held` that may be in several heaps (Moore's Nim) it is added to that; the same amount again lets
/// go of that heap, where the move has others.
std::optional<Move> pickAmount(const Rules& rules, const Position& position, std::size_t heap, Count amount,
                               const std::optional<Move>& held);

/// A click between stones: `below` of them stay below. In a game that takes and parts, what is held of this heap is
/// taken still, and a second place parts it in three where the rules allow.
std::optional<Move> pickCut(const Rules& rules, const Position& position, std::size_t heap, Count below,
                            const std::optional<Move>& held);

}  // namespace nimstone::figures
