// The rules that decide which answers count in the record of practice. app/wording/practice/practice_rules.cpp states these
// rules in words.
#pragma once

#include "core/practice/mistakes.h"

namespace nimstone::practice {

/// The facts that decide whether an answer counts: the earlier answers to the exercise, and whether it is a due mistake.
struct AnswerContext {
    bool firstInSession = true;  ///< true if this is the first answer since the exercise was asked
    bool answeredBefore = false; ///< true if the exercise was asked before, and the user answered it or saw its answer
    bool mistakeIsDue = false;   ///< true if the exercise is in the queue of mistakes and is due

    bool operator==(const AnswerContext&) const = default;
};

/// True if the answer counts. The first answer that a person ever gives to an exercise counts. For a mistake, the first answer
/// each time it is due counts too.
bool counts(const AnswerContext& place);

/// True if the user knew the answer before giving it: the user asked to see it, or the last hint showed it.
bool answerWasRevealed(const Observation& seen);

/// The result of an exercise, decided by the answer that counts.
enum class FirstTry {
    AtOnce,     ///< the answer is right, and no hint was shown
    WithHints,  ///< the answer is right, after hints that do not show the answer
    Missed,     ///< the answer is wrong, or it was shown before
};
FirstTry firstTry(const Observation& seen);

}  // namespace nimstone::practice
