// A contest problem as text: as a line of the list, or in full as Markdown.
#pragma once

#include <QString>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::exports {

/// Returns the judge and the number of the problem there: "HDU 1527".
QString problemLabel(const contest::Problem& problem);

/// Returns the title as the list shows it. In Chinese that is the Chinese title, if there is one.
QString problemTitle(const contest::Problem& problem, const QString& language);

/// Replaces the traditional characters that occur in names of games, judges, and problems by simplified ones: 歐 becomes 欧.
QString inSimplifiedCharacters(QString text);

/// Returns the problem with exactly this name, or else all problems for which each word occurs in the problem's name, its title,
/// the judge's name, or the game's name. Both languages are searched, and traditional characters match simplified ones. An empty
/// text finds all problems.
std::vector<const contest::Problem*> problemsMeant(const QString& words);

/// Returns one line per problem with name, title, and game; in Chinese also with the Chinese names of the judge and the game.
QString problemList(const std::vector<const contest::Problem*>& problems, const QString& language);

/// Returns title, game, limits, task, and samples as one document.
QString problemMarkdown(const contest::Problem& problem, const QString& language);

/// Returns the solution in C++ ("cpp") or Python ("python"), with the notes on its lines as a comment at the end. Returns an
/// empty text if there is no solution.
QString problemCode(const contest::Problem& problem, std::string_view programmingLanguage, const QString& language);

}  // namespace nimstone::exports
