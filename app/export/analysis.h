// The analysis of a position, as a text and as JSON.
#pragma once

#include <QString>
#include <string>

#include "core/sum/analysis.h"

namespace nimstone::exports {

/// The largest number of winning moves that are listed. The count of winning moves also includes moves that are not listed.
inline constexpr std::size_t mostMovesListed = 1000;

/// The largest number of heaps for which the position after a move is written out.
inline constexpr std::size_t mostHeapsWrittenOut = 64;

/// Returns "Grundy value: 4", or a text that says why the value is not known. In Nim the value is the nim-sum; in
/// Cutcake it is the value of the position.
QString valueText(const GameSum& table, const Analysis& analysis);

/// Returns the analysis as several lines. The last line ends with a line feed.
std::string analysisText(const GameSum& table);

/// Returns the analysis as one line of JSON. Numbers above 2^53 are strings of their digits: {"position", "outcome",
/// "nim_sum", "grundy", "winning_move_count", "winning_moves": [{"move", "after"}]}.
///
/// `nim_sum` is null in games where it has no meaning. If `outcome` is not known, it is null, and `reason` says why. If
/// `grundy` is not known, it is null, and `grundy_why` says why. Both are "undefined" or "not computed". If GrundyBound
/// has a limit for the position, it is in `bound` (the largest heap whose value is known) or in `bound_positions` (a
/// number of positions). `winning_move_count` is null if the moves were not counted. Cutcake has the field `value`, and
/// the moves of each player with their count in "left_winning_moves" and "right_winning_moves". `note` is what
/// wording::positionNote returns, in English; it is omitted if there is no note. `after` is omitted if there are more than
/// mostHeapsWrittenOut heaps. If moves are omitted, "winning_moves_complete" is false.
std::string analysisJson(const GameSum& table);

}  // namespace nimstone::exports
