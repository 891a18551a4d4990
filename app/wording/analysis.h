// What a position is, in words: its outcome, and the reason in the position's own numbers.
#pragma once

#include <QString>

#include "core/sum/analysis.h"

namespace nimstone::wording {

/// "N-position: the player to move wins."
QString outcomeText(Outcome outcome);

/// The same of any game; what was not decided is said to be so.
QString outcomeText(const Known<OutcomeClass>& outcome);

/// P or N; in a partisan game also L or R.
QString outcomeLetter(OutcomeClass outcome);
inline QString outcomeLetter(Outcome outcome) { return outcomeLetter(outcomeClass(outcome)); }

/// Why, in a sentence or two of rich text, from the position's own numbers.
QString outcomeReason(const GameSum& sum, const Analysis& analysis);

/// Why in Nim. `winning` are the winning moves of `position`, at least one of them listed
/// where there are any.
QString outcomeReason(const Position& position, const WinningMoves& winning);

}  // namespace nimstone::wording
