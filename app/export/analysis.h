// A position's analysis as text and as JSON.
#pragma once

#include <QString>
#include <string>

#include "core/sum/analysis.h"

namespace nimstone::exports {

/// At most so many winning moves are listed; all are counted.
inline constexpr std::size_t mostMovesListed = 1000;

/// Up to so many heaps a position is written out where a move leads to it.
inline constexpr std::size_t mostHeapsWrittenOut = 64;

/// "Grundy value: 4", or why there is none; in Nim the nim-sum, in Cutcake its value.
QString valueText(const GameSum& table, const Analysis& analysis);

/// Several lines, the last one ended.
std::string analysisText(const GameSum& table);

/// One line, in which a number above 2^53 is a string of its digits: {"position", "outcome", "nim_sum", "grundy", "winning_move_count", "winning_moves": [{"move", "after"}]}.
///
/// `nim_sum` is null where it means nothing. `outcome` and `grundy` are null where they are not known, and then `reason`
/// and `grundy_why` follow: "undefined" or "not computed", with `bound`, the largest heap of
/// which it is, or `bound_positions`, as GrundyBound has them. `winning_move_count` is null where it was not counted.
/// Cutcake has its `value`, and the moves of each player, "left_winning_moves"
/// and "right_winning_moves", each with its count. `note` says what wording::positionNote says, where it says something. `after` is left out beyond mostHeapsWrittenOut; where moves are, "winning_moves_complete" is false.
std::string analysisJson(const GameSum& table);

}  // namespace nimstone::exports
