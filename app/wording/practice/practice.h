// Exercises in words: skills, tasks, what is right or wrong with an answer, hints.
#pragma once

#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/practice/exercise.h"

namespace nimstone::wording {

/// "Nim-sum": for lists and headings.
QString skillName(practice::Skill skill);

/// What is practised, in a sentence.
QString skillTask(practice::Skill skill);

/// The name of the game, or "Sums of games".
QString outcomeGameName(practice::OutcomeGame game);

/// The question on this position. Rich text.
QString promptText(const practice::Exercise& exercise);

/// The choices of an exercise that offers some, in their order. Rich text.
QStringList choiceTexts(const practice::Exercise& exercise);

/// "Right" or "Not yet".
QString resultMark(const practice::Result& result);

/// What is right, or what is wrong with that answer. Rich text.
QString resultText(const practice::Result& result);

/// The mistaken idea in a few words, as the end of "you …": "added with carries".
QString misconceptionText(practice::Misconception misconception);

/// What the rung does, "Where to look"; `rung` is 0 … 4.
QString rungTitle(practice::Skill skill, std::size_t rung);

/// Rich text.
QString hintText(const practice::Rung& rung);

/// A part of a sum, "Kayles row of 7": of Nim, Bash's game, a subtraction game, Kayles or Wythoff's game. Short.
QString practicePart(const Component& part);

/// What counts in the record of practice, the one place that says it: a sentence or two each, in the order in which one would
/// ask; plain text. core/practice/what_counts.h is what they say.
QStringList practiceRules();

}  // namespace nimstone::wording
