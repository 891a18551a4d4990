// A contest problem as text: a line of the list, or all that is known of it as Markdown.
#pragma once

#include <QString>

#include "core/contest/problem.h"

namespace nimstone::exports {

/// As the list shows it: the Chinese title in Chinese, where there is one.
QString problemTitle(const contest::Problem& problem, const QString& language);

/// Name, title and game of every problem, a line each.
QString problemList(const QString& language);

/// Title, game, limits, task and samples as one document.
QString problemMarkdown(const contest::Problem& problem, const QString& language);

}  // namespace nimstone::exports
