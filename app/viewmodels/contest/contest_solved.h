// The solved contest problems in the practice record: those for which a program of the user was accepted.
#pragma once

#include <QStringList>

#include "app/storage/record/progress.h"

namespace nimstone {

/// The names of all solved problems, such as "hdu-1527", in the order of the table of problems.
QStringList solvedProblems(const ProgressTally& tally);

/// Records that a program for the problem was accepted, unless the record has it already. It does not count as an exercise.
void recordSolved(Progress& progress, const QString& problem);

/// A record of a right answer with the current time.
AnswerRecord recordRightAnswer(const QString& skill, const QString& code, const QString& answer);

}  // namespace nimstone
