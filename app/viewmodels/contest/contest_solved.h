// The contest problems that the practice record contains as solved: the judge accepted a program of the user for them.
#pragma once

#include <QStringList>

#include "app/storage/record/progress.h"

namespace nimstone {

/// Returns the names of all solved problems, such as "hdu-1527", in the order of the table of problems.
QStringList solvedProblems(const ProgressTally& tally);

/// Records that a program for the problem was accepted, unless this is already in the record. It does not count as an
/// exercise.
void recordSolved(Progress& progress, const QString& problem);

/// Returns a record of a right answer with the current time.
AnswerRecord recordRightAnswer(const QString& skill, const QString& code, const QString& answer);

}  // namespace nimstone
