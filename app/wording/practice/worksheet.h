// Exercises on paper: the answers there are to tick, and an answer itself, in words. All of it is rich text.
#pragma once

#include <QString>
#include <QStringList>

#include "core/practice/exercise.h"

namespace nimstone::wording {

/// What can be ticked, each with its name: the heaps, columns, choices or numbers that the exercise offers. Empty where an
/// answer is written down.
QStringList ticksOf(const practice::Exercise& exercise);

/// "3 from heap 1": a move in an answer.
QString moveText(const Move& move);

/// "12", "heap 1", "the 8s column", "2 the choice itself", "3, 5 and 7"; moves a line each, "3 from heap 1"; a
/// number that is to be written in binary as its bits, "01100".
QString answerText(const practice::Exercise& exercise, const practice::Answer& answer);

/// The same in a word or two: of a choice its number alone.
QString shortAnswerText(const practice::Exercise& exercise, const practice::Answer& answer);

/// All answers that are right, "heap 1 or heap 3"; of many the first few, and how many there are besides.
QString answersText(const practice::Exercise& exercise);

/// What the question is asked about where its own words do not say: the claims of an argument, numbered and in a row. Plain
/// text; empty for others.
QString claimsText(const practice::Exercise& exercise);

}  // namespace nimstone::wording
