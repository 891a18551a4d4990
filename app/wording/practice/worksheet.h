// The texts of exercises on paper: the answers to choose from, and an answer in words. All are rich text unless stated otherwise.
#pragma once

#include <QString>
#include <QStringList>

#include "core/practice/exercise.h"

namespace nimstone::wording {

/// Returns the answers that can be ticked: the heaps, columns, choices, or numbers that the exercise offers. Empty if the answer is to be
/// written.
QStringList choicesToTick(const practice::Exercise& exercise);

/// Returns a move in an answer, such as "3 from heap 1".
QString moveText(const Move& move);

/// Returns an answer in words: "12", "heap 1", "the 8s column", a choice with its number and text, or "3, 5, and 7". Moves are on one line
/// each, "3 from heap 1". A number that the exercise asks for in binary is written in bits, "01100".
QString answerText(const practice::Exercise& exercise, const practice::Answer& answer);

/// Returns the answer in one or two words. For a choice this is only its number; for an outcome it is P or N.
QString shortAnswerText(const practice::Exercise& exercise, const practice::Answer& answer);

/// Returns all right answers, such as "heap 1 or heap 3". If there are more than 4, it returns the first 4 and the number of the others.
QString answersText(const practice::Exercise& exercise);

/// Returns the claims of an argument, numbered and on one line, because the question does not contain them. Plain text; empty for exercises
/// of other skills.
QString claimsText(const practice::Exercise& exercise);

}  // namespace nimstone::wording
