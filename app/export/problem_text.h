// A contest problem as a text: one line of the list, or the whole problem as Markdown.
#pragma once

#include <QString>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::exports {

/// Replaces traditional characters by simplified characters: 歐 becomes 欧. Only characters that occur in names of games,
/// judges, and problems are replaced.
QString inSimplifiedCharacters(QString text);

/// Returns the problem whose name is the whole text. If there is none, returns all problems that match each word: a
/// word matches if it occurs in the problem's name, its title, the judge's name, or the game's name. Both languages are
/// searched, and traditional characters match simplified characters. An empty text matches all problems.
std::vector<const contest::Problem*> problemsMeant(const QString& words);

/// Returns one line for each problem, with its name, title, and game; in Chinese also with the Chinese names of the
/// judge and the game.
QString problemList(const std::vector<const contest::Problem*>& problems, const QString& language);

/// Returns the title, the game, the limits, the task, and the samples as one document.
QString problemMarkdown(const contest::Problem& problem, const QString& language);

/// Returns the solution in C++ ("cpp") or Python ("python"), with the notes on its lines as a comment at the end. Returns an
/// empty text if there is no solution.
QString problemCode(const contest::Problem& problem, std::string_view programmingLanguage, const QString& language);

}  // namespace nimstone::exports
