// Random starting positions with properties that a person asks for.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// The property of the position, from the view of the player who moves first.
enum class PositionRequest {
    Any,
    Winnable,
    Lost,
    OneWinningMove,  ///< exactly one winning move
    HighColumn,      ///< Nim: won, with the highest 1 of the nim-sum in column 8 or above
};

inline constexpr std::array positionRequests{PositionRequest::Any, PositionRequest::Winnable, PositionRequest::Lost, PositionRequest::OneWinningMove, PositionRequest::HighColumn};

/// True if the request makes sense in this game.
bool isOffered(PositionRequest request, const Rules& rules);

/// Returns a random position in which there is a move; in a partisan game `player` moves first. Returns nothing if none of the
/// positions that were tried has the property, as when the game has no such position. The same seed gives the same position.
std::optional<GameSum> positionFor(const Rules& rules, PositionRequest request, Seed seed, Cutter player = Cutter::Left);

/// The same for a sum of these games, which must be allowed in one sum.
std::optional<GameSum> positionFor(std::span<const Rules> games, PositionRequest request, Seed seed, Cutter player = Cutter::Left);

}  // namespace nimstone::play
