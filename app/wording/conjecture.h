// Conjectures in sentences: what may be written, what is wrong with an expression, and what the search for a counterexample found.
#pragma once

#include <QString>

#include "core/conjecture/conjecture.h"

namespace nimstone::wording {

/// "a number of at most 9223372036854775807 was expected, '…' found": to follow a place.
QString sentence(const conjecture::ExpressionError& error);

/// "at nim:3,0 '/' divides by 0": to follow a place. `position` is in the notation.
QString sentence(const conjecture::EvaluationError& error, const QString& position);

/// "Column 3: a number was expected, '…' found", or that the game has no P-positions.
QString sentence(const conjecture::ConjectureRefusal& refusal);

/// What the names stand for in a game whose positions are P or N.
QString namesText(const Rules& rules);

/// The operators, and all functions.
QString vocabularyText();

/// "counterexample subtraction(1,3,4):2: claimed N, is P; 3 positions checked". `position` is in the notation.
QString foundText(const conjecture::Findings& findings, const QString& position);

/// The same of one of them: "claimed N, is P".
QString differenceText(const conjecture::Counterexample& one);

/// What came of a check, in a few words: a heading.
QString verdictText(const conjecture::Findings& findings);

/// What was found with heaps up to `most`, in a sentence or two; `first` is the first counterexample in the notation.
QString resultText(const conjecture::Findings& findings, const QString& first, Count most);

/// What the theorem of that title says: that a claim holds, where it is the one that was made, or when the game is lost.
QString knownText(const QString& theorem, bool isClaim);

/// "no counterexample among 101 positions".
QString notFoundText(const conjecture::Findings& findings);

/// "Stopped: 101 positions checked, and no counterexample among them."
QString stoppedText(const conjecture::Findings& findings);

/// Which positions of Fibonacci Nim were checked; empty of other games, where there is no choice.
QString quotaNote(const conjecture::PositionRange& range);

}  // namespace nimstone::wording
