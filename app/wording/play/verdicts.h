// The texts of the verdict on a move: a short mark, and an explanation with the numbers of the positions before and after the move.
// `countedTo` has the same meaning as in moves.h.
#pragma once

#include <QString>
#include <optional>

#include "core/play/record/verdict.h"

namespace nimstone::wording {

/// Returns a short mark for a row of the list of moves, such as "keeps the win".
QString verdictMark(play::SumVerdict::Kind kind);

/// Explains the verdict in a few sentences of rich text: the reason for the outcome before or after the move, a move that would have won,
/// and a winning reply. The opponent of the player who moved is called "the other player".
QString verdictReason(const play::SumVerdict& verdict, std::optional<Count> countedTo = {});

/// Explains the position that a move which did not win has left to the other player, and names a winning reply. The text does not name a
/// better move.
QString whatItLeft(const play::SumVerdict& verdict, std::optional<Count> countedTo = {});

/// The sentence that is shown if the search found no move that would have won.
QString winNotFound();

}  // namespace nimstone::wording
