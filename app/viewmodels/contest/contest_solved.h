// The contest problems for which a program of the person was accepted, in the record of practice.
#pragma once

#include <QStringList>

#include "app/storage/record/progress.h"

namespace nimstone {

/// Of all problems there are, by name: hdu-1527.
QStringList solvedProblems(const ProgressTally& tally);

/// Keeps that a program for the problem was accepted; nothing where the record says so already. It counts as no exercise.
void recordSolved(Progress& progress, const QString& problem);

/// For the record: that something was done rightly now.
AnswerRecord doneNow(const QString& skill, const QString& code, const QString& answer);

}  // namespace nimstone
