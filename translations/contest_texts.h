// What is said about each contest problem: its task in our own words, and the samples of the judge, or one of ours.
#pragma once

#include <QString>
#include <QVector>

namespace nimstone {

/// Markdown with the sections task, input, output, idea, theorem and pitfalls, headed in that language; empty where
/// there is no such problem.
QString contestTask(const QString& problem, const QString& language);

struct ContestSample {
    QString input;
    QString output;
    bool isOwn = false;  ///< the judge states none
};

/// In the judge's order.
QVector<ContestSample> contestSamples(const QString& problem);

/// A program that solves it, `.cpp` or `.py`; empty where there is none.
QString contestSolution(const QString& problem, const QString& ending);

}  // namespace nimstone
