// Conjectures in sentences: what is wrong with an expression, and what the search for a counterexample found.
#pragma once

#include <QString>

#include "core/conjecture/counterexample.h"

namespace nimstone::wording {

/// "a number of at most 9223372036854775807 was expected, '…' found": to follow a place.
QString sentence(const conjecture::ExpressionError& error);

/// "at nim:3,0 '/' divides by 0": to follow a place. `position` is in the notation.
QString sentence(const conjecture::EvaluationError& error, const QString& position);

/// "counterexample subtraction(1,3,4):2: claimed N, is P; 3 positions checked". `position` is in the notation.
QString foundText(const conjecture::Findings& findings, const QString& position);

/// "no counterexample among 101 positions".
QString notFoundText(const conjecture::Findings& findings);

/// "Stopped: 101 positions checked, and no counterexample among them."
QString stoppedText(const conjecture::Findings& findings);

/// Which positions of Fibonacci Nim were checked; empty of other games, where there is no choice.
QString quotaNote(const conjecture::Range& range);

}  // namespace nimstone::wording
