// Makes random starting positions with properties that a person asks for.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// The property that the position must have, from the view of the player who moves first.
enum class PositionRequest {
    Any,
    Winnable,
    Lost,
    OneWinningMove,  ///< the position has exactly one winning move
    HighColumn,      ///< Nim: the position is won, and the highest 1 of the nim-sum is in the 8s column or above
};

inline constexpr std::array positionRequests{PositionRequest::Any, PositionRequest::Winnable, PositionRequest::Lost, PositionRequest::OneWinningMove, PositionRequest::HighColumn};

/// True if positions of this game can have the property.
bool isOffered(PositionRequest request, const Rules& rules);

/// Returns a random position that has the property and a legal move. In a partisan game, `player` moves first. Returns nothing
/// if none of the positions that were tried has the property, for example because the game has no such position. The same seed
/// gives the same position.
std::optional<GameSum> positionFor(const Rules& rules, PositionRequest request, Seed seed, Cutter player = Cutter::Left);

/// Returns a random position of a sum of these games, under the same conditions. The games must be allowed in one sum.
std::optional<GameSum> positionFor(std::span<const Rules> games, PositionRequest request, Seed seed, Cutter player = Cutter::Left);

}  // namespace nimstone::play
