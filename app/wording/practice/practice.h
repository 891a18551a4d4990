// The texts of exercises: skills, questions, explanations of right and wrong answers, and hints.
#pragma once

#include <QString>
#include <QStringList>

#include "app/wording/names.h"
#include "core/practice/exercise.h"

namespace nimstone::wording {

/// Returns the name of the skill for lists and headings, such as "Nim-sum".
QString skillName(practice::Skill skill);

/// Returns one sentence about the task of the exercises of the skill.
QString skillTask(practice::Skill skill);

/// Returns the name of a game for exercises on the outcome, such as "Nim", or "Sums of games".
QString outcomeGameName(practice::OutcomeGame game);

/// Returns the question of the exercise, in rich text.
QString promptText(const practice::Exercise& exercise);

/// Returns the choices that the exercise offers, in their order, in rich text. The list is empty if the exercise offers no choices.
QStringList choiceTexts(const practice::Exercise& exercise);

/// Returns the heading above the explanation of an answer: "Right" or "Not yet".
QString resultMark(const practice::Result& result);

/// Explains why the answer is right or wrong, in rich text.
QString resultText(const practice::Result& result);

/// Returns the misconception as the end of a sentence that begins with "you", such as "added with carries".
QString misconceptionText(practice::Misconception misconception);

/// Returns the title of a hint (a rung of the hint ladder), such as "Where to look". `rung` is the index of the hint, 0 to 4.
QString rungTitle(practice::Skill skill, std::size_t rung);

/// Returns the text of a hint (a rung of the hint ladder), in rich text.
QString hintText(const practice::Rung& rung);

/// Returns a short name for a component of a sum, such as "Kayles row of 7". A game that occurs only in exercise sets that a person wrote
/// has its usual name: "Dawson's Kayles (7)".
QString practicePart(const Component& part);

/// Returns the rules about the answers that count in the practice record, as plain text. Each item has one or more sentences. These rules
/// are stated in words only here; core/practice/what_counts.h implements them.
QStringList practiceRules();

}  // namespace nimstone::wording
