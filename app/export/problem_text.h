// A contest problem as text: a line of the list, or all that is known of it as Markdown.
#pragma once

#include <QString>
#include <QVector>

#include "core/contest/problem.h"

namespace nimstone::exports {

/// As the list shows it: the Chinese title in Chinese, where there is one.
QString problemTitle(const contest::Problem& problem, const QString& language);

/// Name, title and game of every problem, a line each.
QString problemList(const QString& language);

/// What is asked, how it is read and answered, the idea and where programs fail: our own wording, from
/// :/contest/LANGUAGE/NAME.md. Empty where there is none.
QString problemTask(const contest::Problem& problem, const QString& language);

/// Input and output of the judge's examples, in order; none where it states none.
struct Sample {
    QString input;
    QString output;
};
QVector<Sample> problemSamples(const contest::Problem& problem);

/// Title, game, limits, task and samples as one document.
QString problemMarkdown(const contest::Problem& problem, const QString& language);

}  // namespace nimstone::exports
