// The texts about each contest problem: its task in our own words, and the judge's samples or our own sample.
#pragma once

#include <QString>
#include <QVector>

namespace nimstone {

/// Returns Markdown with the sections task, input, output, idea, theorem, and pitfalls, with headings in this language. Returns
/// an empty text if there is no such problem.
QString contestTask(const QString& problem, const QString& language);

struct ContestSample {
    QString input;
    QString output;
    bool isOwn = false;  ///< our own sample, because the judge publishes none
};

/// Returns the samples in the judge's order.
QVector<ContestSample> contestSamples(const QString& problem);

/// Returns a program that solves the problem. `ending` is ".cpp" or ".py". Returns an empty text if there is no such program.
QString contestSolution(const QString& problem, const QString& ending);

}  // namespace nimstone
