// Describes a position in words: its outcome, and the reason with the numbers of the position.
#pragma once

#include <QString>

#include "core/sum/analysis.h"

namespace nimstone::wording {

/// Returns "N-position: the player to move wins." or the sentence for a P-position.
QString outcomeText(Outcome outcome);

/// Returns the same text for the outcome in any game, or says that the position is too large if the outcome is not known.
QString outcomeText(const Known<OutcomeClass>& outcome);

/// Returns "P" or "N"; in a partisan game also "L" or "R".
QString outcomeLetter(OutcomeClass outcome);
inline QString outcomeLetter(Outcome outcome) { return outcomeLetter(outcomeClass(outcome)); }

/// Explains the outcome with the numbers of the position, in one or two sentences of rich text.
QString outcomeReason(const GameSum& sum, const Analysis& analysis);

/// Explains the outcome of a position of Nim. `winning` contains its winning moves. If it has any, at least one is listed.
QString outcomeReason(const Position& position, const WinningMoves& winning);

}  // namespace nimstone::wording
