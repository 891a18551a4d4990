// Positions to begin with, drawn by chance, as a person requests them.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/random.h"
#include "core/sum/game_sum.h"

namespace nimstone::play {

/// What the position shall be for the player who begins.
enum class PositionRequest {
    Any,
    Winnable,
    Lost,
    OneWinningMove,  ///< exactly one
    HighColumn,      ///< Nim: won, and the winning moves are found in column 8 or a higher one
};

inline constexpr std::array positionRequests{PositionRequest::Any, PositionRequest::Winnable, PositionRequest::Lost, PositionRequest::OneWinningMove, PositionRequest::HighColumn};

/// Whether the request means something in this game.
bool isOffered(PositionRequest request, const Rules& rules);

/// A position of the game in which there is a move; in a partisan game `player` begins. None where none of those drawn
/// was as wished, which is so where the game has none. The same seed draws the same position.
std::optional<GameSum> positionFor(const Rules& rules, PositionRequest request, Seed seed, Cutter player = Cutter::Left);

/// The same of a sum of these games, which have to make one.
std::optional<GameSum> positionFor(std::span<const Rules> games, PositionRequest request, Seed seed, Cutter player = Cutter::Left);

}  // namespace nimstone::play
