// A position's analysis as text and as JSON.
#pragma once

#include <string>

#include "core/position.h"

namespace nimstone::exports {

/// At most so many winning moves are listed; all are counted.
inline constexpr std::size_t mostMovesListed = 1000;

/// Up to so many heaps a position is written out where a move leads to it.
inline constexpr std::size_t mostHeapsWrittenOut = 64;

/// Several lines, the last one ended.
std::string analysisText(const Position& position);

/// One line: {"position", "outcome", "nim_sum", "grundy", "winning_move_count", "winning_moves": [{"move", "after"}]}.
/// `after` is left out beyond mostHeapsWrittenOut; where moves are, "winning_moves_complete" is false.
std::string analysisJson(const Position& position);

}  // namespace nimstone::exports
