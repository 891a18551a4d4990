// One answer of a person to an exercise, with all the data that is stored about it. Notes, such as the card of a lesson where
// the person stopped, are stored in the same form.
#pragma once

#include <QString>

#include "core/practice/mistakes.h"

namespace nimstone {

struct AnswerRecord {
    QString id;              ///< the identifier, which is unique among all answers, even of other machines
    qint64 time = 0;         ///< the time of the answer, in milliseconds since the start of 1970, UTC
    practice::Day day = 0;   ///< the day of the answer in the person's time zone
    QString skill;           ///< the name of the skill in files: `nim-sum`
    int level = 1;
    QString exercise;        ///< the code of the exercise: `nim-sum 2 4711/17`
    QString answer;          ///< the answer as text, such as `13` or `1-4 3-2`
    int options = 0;         ///< the number of answers to choose from; 0 if there is no list, or it has 16 or more
    bool right = false;
    bool first = true;       ///< true if the answer counts as the first answer, see core/practice/what_counts.h
    int hints = 0;           ///< the number of hints that were shown before the answer, 0 to 5
    bool answerShown = false;
    QString tag;             ///< the misconception that explains the answer; may be empty
    qint64 milliseconds = 0; ///< the time that the person took for the answer, in milliseconds

    bool operator==(const AnswerRecord&) const = default;

    /// True if this is a note and not an answer: `exercise` is its name, such as `lesson/lemma-2/card`, and `answer` its value.
    bool isNote() const { return skill == QLatin1String("note"); }

    practice::Observation observation() const
    {
        return {.right = right, .hints = hints, .options = options, .first = first, .answerShown = answerShown};
    }
};

}  // namespace nimstone
