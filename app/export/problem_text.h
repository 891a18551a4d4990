// A contest problem as text: a line of the list, or all that is known of it as Markdown.
#pragma once

#include <QString>
#include <vector>

#include "core/contest/problem.h"

namespace nimstone::exports {

/// The judge and the number there: "HDU 1527".
QString problemLabel(const contest::Problem& problem);

/// As the list shows it: the Chinese title in Chinese, where there is one.
QString problemTitle(const contest::Problem& problem, const QString& language);

/// The text with simplified characters for the traditional ones that occur in names of games, judges and problems: 歐 as 欧.
QString inSimplifiedCharacters(QString text);

/// Those that a person may mean: the one of that name, or else all that have every word of it in their name, in the judge's,
/// in their title or in their game's, in either language, in simplified or traditional characters. All for an empty text.
std::vector<const contest::Problem*> problemsMeant(const QString& words);

/// Name, title and game of each, a line each; in Chinese the judge and the game by their Chinese names, too.
QString problemList(const std::vector<const contest::Problem*>& problems, const QString& language);

/// Title, game, limits, task and samples as one document.
QString problemMarkdown(const contest::Problem& problem, const QString& language);

/// Its solution in C++, "cpp", or in "python", with the notes on its lines as a comment at the end; empty where there is none.
QString problemCode(const contest::Problem& problem, std::string_view programmingLanguage, const QString& language);

}  // namespace nimstone::exports
