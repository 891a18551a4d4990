// What of all answers counts in the record of practice, and as what. app/wording/practice/practice_rules.cpp says the same in words.
#pragma once

#include "core/practice/mistakes.h"

namespace nimstone::practice {

/// Where an answer stands among all answers to its exercise.
struct AnswerPlace {
    bool firstInSitting = true;  ///< none came before it since the exercise was asked
    bool answeredBefore = false; ///< at any time before it was asked, or given away
    bool mistakeIsDue = false;   ///< the exercise is in the queue of mistakes, and its day has come

    bool operator==(const AnswerPlace&) const = default;
};

/// An exercise counts by the first answer to it that was ever given, and one that was answered wrong once more on each day
/// on which it is due.
bool counts(const AnswerPlace& place);

/// Whether the answer was given away before it was given: shown on request, or told by the last hint.
bool wasTold(const Observation& seen);

/// What an exercise comes to by the answer that counts.
enum class FirstTry {
    AtOnce,     ///< right, without a hint
    WithHints,  ///< right, after hints that do not tell
    Missed,     ///< wrong, or told
};
FirstTry firstTry(const Observation& seen);

}  // namespace nimstone::practice
