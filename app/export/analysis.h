// The analysis of a position, as text and as JSON.
#pragma once

#include <QString>
#include <string>

#include "core/sum/analysis.h"

namespace nimstone::exports {

/// The most winning moves that are listed. The count includes all of them.
inline constexpr std::size_t mostMovesListed = 1000;

/// The most heaps for which the position after a move is written out.
inline constexpr std::size_t mostHeapsWrittenOut = 64;

/// Returns "Grundy value: 4", or why the value is not known. In Nim the value is the nim-sum; in Cutcake it is the value of the
/// position.
QString valueText(const GameSum& table, const Analysis& analysis);

/// Returns several lines. The last one ends with a line feed.
std::string analysisText(const GameSum& table);

/// Returns one line of JSON. Numbers above 2^53 are strings of their digits: {"position", "outcome", "nim_sum", "grundy",
/// "winning_move_count", "winning_moves": [{"move", "after"}]}.
///
/// `nim_sum` is null in games for which it means nothing. If `outcome` and `grundy` are not known, they are null, and `reason`
/// and `grundy_why` follow: "undefined" or "not computed", with the limit of GrundyBound, which is `bound` (the largest heap
/// whose value is known) or `bound_positions`. `winning_move_count` is null if the moves were not counted. Cutcake has its
/// `value`, and for each player the moves and their count, "left_winning_moves" and "right_winning_moves". `note` is the sentence
/// of wording::positionNote, if there is one. `after` is omitted for more than mostHeapsWrittenOut heaps. If moves are omitted,
/// "winning_moves_complete" is false.
std::string analysisJson(const GameSum& table);

}  // namespace nimstone::exports
