// The rules by which answers count in the record of practice. app/wording/practice/practice_rules.cpp states the same
// rules in words.
#pragma once

#include "core/practice/mistakes.h"

namespace nimstone::practice {

/// The place of an answer among all answers to the same exercise.
struct AnswerContext {
    bool firstInSession = true;  ///< true if this is the first answer since the exercise was asked
    bool answeredBefore = false; ///< true if the exercise was asked before, and then answered or its answer shown
    bool mistakeIsDue = false;   ///< true if the exercise is in the queue of mistakes and is due

    bool operator==(const AnswerContext&) const = default;
};

/// True if the answer counts: the first answer ever to an exercise counts, and for a mistake also the first answer each
/// time it is due.
bool counts(const AnswerContext& place);

/// True if the user knew the answer before giving it: the user asked to see it, or the last hint showed it.
bool answerWasRevealed(const Observation& seen);

/// The result of an exercise by the answer that counts.
enum class FirstTry {
    AtOnce,     ///< right, without a hint
    WithHints,  ///< right, after hints that do not show the answer
    Missed,     ///< wrong, or the answer was shown before
};
FirstTry firstTry(const Observation& seen);

}  // namespace nimstone::practice
