// The words for exercises: skills, tasks, what is right or wrong with an answer, and hints.
#pragma once

#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/practice/exercise.h"

namespace nimstone::wording {

/// Returns the name of the skill for lists and headings, such as "Nim-sum".
QString skillName(practice::Skill skill);

/// Says in one sentence what the exercises of the skill ask.
QString skillTask(practice::Skill skill);

/// Returns the name of the game, or "Sums of games".
QString outcomeGameName(practice::OutcomeGame game);

/// Returns the question of the exercise, in rich text.
QString promptText(const practice::Exercise& exercise);

/// Returns the choices that the exercise offers, in their order, in rich text. The list is empty if it offers none.
QStringList choiceTexts(const practice::Exercise& exercise);

/// Returns "Right" or "Not yet".
QString resultMark(const practice::Result& result);

/// Says what is right or wrong with the answer, in rich text.
QString resultText(const practice::Result& result);

/// Returns the misconception as the end of a sentence that begins with "you": "added with carries".
QString misconceptionText(practice::Misconception misconception);

/// Returns the title of a rung of the hint ladder, such as "Where to look". `rung` is 0 to 4.
QString rungTitle(practice::Skill skill, std::size_t rung);

/// Returns the text of a rung in rich text.
QString hintText(const practice::Rung& rung);

/// Returns a short name for a component of a sum, such as "Kayles row of 7". A game that is not drawn for exercises on sums, but occurs in
/// written ones, has its usual name: "Dawson's Kayles (7)".
QString practicePart(const Component& part);

/// Returns the rules by which answers count in the practice record, as plain text. Each item is one or more sentences. No other place
/// states these rules in words; core/practice/what_counts.h implements them.
QStringList practiceRules();

}  // namespace nimstone::wording
