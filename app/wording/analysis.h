// Describes a position in words: its outcome, and the reason with the numbers of the position.
#pragma once

#include <QString>

#include "core/sum/analysis.h"

namespace nimstone::wording {

/// Returns the sentence about an outcome, such as "N-position: the player to move wins."
QString outcomeText(Outcome outcome);

/// Returns the sentence about an outcome of any game. If the outcome is not known, the sentence says that the position is too large.
QString outcomeText(const Known<OutcomeClass>& outcome);

/// Returns the letter of an outcome: "P" or "N", and in a partisan game also "L" or "R".
QString outcomeLetter(OutcomeClass outcome);
inline QString outcomeLetter(Outcome outcome) { return outcomeLetter(outcomeClass(outcome)); }

/// Explains the outcome of a position with its numbers, in one or two sentences of rich text.
QString outcomeReason(const GameSum& sum, const Analysis& analysis);

/// Explains the outcome of a position of Nim. `winning` contains the winning moves of the position. If there are winning moves, `winning`
/// lists at least one of them.
QString outcomeReason(const Position& position, const WinningMoves& winning);

}  // namespace nimstone::wording
