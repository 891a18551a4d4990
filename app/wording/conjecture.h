// The sentences about conjectures: the names and operators that an expression may contain, the error in an expression, and the results of
// the search for a counterexample.
#pragma once

#include <QString>

#include "core/conjecture/conjecture.h"

namespace nimstone::wording {

/// Returns a text such as "expected a number of at most 9223372036854775807, found '…'". Callers write the column before the text.
QString sentence(const conjecture::ExpressionError& error);

/// Returns a text such as "at nim:3,0, '/' divides by 0". `position` is in the notation.
QString sentence(const conjecture::EvaluationError& error, const QString& position);

/// Returns a text such as "Column 3: expected a number, a name, or an opening parenthesis, found '…'". For a partisan game, the text says
/// that the positions of the game are neither P nor N.
QString sentence(const conjecture::ConjectureRefusal& refusal);

/// Explains the names that an expression may use for the numbers of a position, and the parameter of the game if the game has one.
QString namesText(const Rules& rules);

/// Returns a text that lists the operators and all functions of expressions.
QString vocabularyText();

/// Returns a text such as "counterexample subtraction(1,3,4):2: claimed N, actually P; 3 positions checked". `position` is in the notation.
QString foundText(const conjecture::Findings& findings, const QString& position);

/// Returns the difference at one counterexample: "claimed N, is P".
QString differenceText(const conjecture::Counterexample& one);

/// Returns the result of a check as a short heading, such as "The claim is false".
QString verdictText(const conjecture::Findings& findings);

/// Returns the result of a check with heaps up to `most`, in one or two sentences. `first` is the first counterexample as text, with its
/// numbers only, such as "(3, 5)".
QString resultText(const conjecture::Findings& findings, const QString& first, Count most);

/// Returns a sentence that refers to the theorem with the title `theorem`. If `isClaim` is true, the sentence says that the theorem proves
/// the claim; else it says that the theorem determines the P-positions of the game.
QString knownText(const QString& theorem, bool isClaim);

/// Returns a text such as "no counterexample among 101 positions".
QString notFoundText(const conjecture::Findings& findings);

/// Returns the sentence for a check that the person has stopped: "Stopped: no counterexample among the 101 positions checked."
QString stoppedText(const conjecture::Findings& findings);

/// Returns the sentence that says which positions of Fibonacci Nim were checked: only fresh heaps, or heaps with every quota. Empty for
/// games without a quota.
QString quotaNote(const conjecture::PositionRange& range);

}  // namespace nimstone::wording
