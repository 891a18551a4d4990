// One answer that a person gave to an exercise, as it is kept.
#pragma once

#include <QString>

#include "core/practice/mistakes.h"

namespace nimstone {

struct AnswerRecord {
    QString id;              ///< no two answers have the same, on whatever machine
    qint64 time = 0;         ///< in milliseconds since 1970, UTC
    practice::Day day = 0;   ///< in the person's calendar
    QString skill;           ///< as in files: `nim-sum`
    int level = 1;
    QString exercise;        ///< its code: `nim-sum 2 4711/17`
    QString answer;          ///< as it was typed
    int options = 0;         ///< how many answers could be given; 0 where they are 16 or more
    bool right = false;
    bool first = true;       ///< it counts as the first try: see core/practice/what_counts.h
    int hints = 0;           ///< shown before it, 0 to 5
    bool answerShown = false;
    QString tag;             ///< the misconception that it fits; may be empty
    qint64 milliseconds = 0; ///< how long it took

    bool operator==(const AnswerRecord&) const = default;

    practice::Observation observation() const
    {
        return {.right = right, .hints = hints, .options = options, .first = first, .answerShown = answerShown};
    }
};

}  // namespace nimstone
