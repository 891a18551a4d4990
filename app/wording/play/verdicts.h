// The verdict on a move in words: a short mark, and an explanation with the numbers of the positions before and after the move. `countedTo`
// is as in moves.h.
#pragma once

#include <QString>
#include <optional>

#include "core/play/record/verdict.h"

namespace nimstone::wording {

/// Returns a short mark for the middle of a line, such as "keeps the win".
QString verdictMark(play::SumVerdict::Kind kind);

/// Explains the verdict: the reason for the outcome before or after the move, a move that would have won, and a winning reply. The text is
/// a few sentences of rich text. It says "the other player", no matter who moved.
QString verdictReason(const play::SumVerdict& verdict, std::optional<Count> countedTo = {});

/// For a move that did not win: says what it left to the other player, and names a winning reply. It does not name a better move.
QString whatItLeft(const play::SumVerdict& verdict, std::optional<Count> countedTo = {});

/// The sentence in place of a move that would have won, if the search found none.
QString winNotFound();

}  // namespace nimstone::wording
