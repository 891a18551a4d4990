// The texts of exercises on paper: the answers to choose from, and a given answer in words. All texts are rich text unless stated
// otherwise.
#pragma once

#include <QString>
#include <QStringList>

#include "core/practice/exercise.h"

namespace nimstone::wording {

/// Returns the answers that can be ticked on paper: the heaps, columns, choices, or numbers that the exercise offers. The list is empty if
/// the answer must be written.
QStringList choicesToTick(const practice::Exercise& exercise);

/// Returns a move in an answer, such as "3 from heap 1".
QString moveText(const Move& move);

/// Returns an answer in words: "12", "heap 1", "the 8s column", a choice with its number and text, or "3, 5, and 7". Each move has its own
/// line, such as "3 from heap 1". If the exercise asks for a number in binary, the number is written in bits, "01100".
QString answerText(const practice::Exercise& exercise, const practice::Answer& answer);

/// Returns the answer in one or two words. A choice is only its number, and an outcome is P or N.
QString shortAnswerText(const practice::Exercise& exercise, const practice::Answer& answer);

/// Returns all right answers, such as "heap 1 or heap 3". If there are more than 4 right answers, the text has the first 4 and the number
/// of the remaining answers.
QString answersText(const practice::Exercise& exercise);

/// Returns the claims of an argument on one line, each with its number, because the question does not contain the claims. The text is plain
/// text; it is empty for exercises of other skills.
QString claimsText(const practice::Exercise& exercise);

}  // namespace nimstone::wording
