// The rules that keep the lessons and the glossary true. Each function returns the faults of a text, one phrase each.
#pragma once

#include "tests/translations/course.h"
#include "tests/translations/voice.h"

namespace nimstone::tests {

/// Texts that cannot be read, cards of an unknown kind, lessons to build on that do not exist, and values and positions in the texts that
/// cannot be computed.
QStringList unreadableParts(const Course& course, const QString& name, const QString& language);

/// Cards, blocks, and arguments that the two languages do not have in common.
QStringList differentParts(const Course& course, const QString& name);

/// Numbers in the texts that are neither computed, nor an argument on their card, nor 0, 1, or 2, nor in the list of numbers that
/// this lesson may have; and numbers in this list that no text needs.
QStringList typedNumbers(const Course& course, const QString& name);

/// Cards, summaries, and answers that are too long, and texts that break a rule of `voice`.
QStringList longTexts(const Course& course, const QString& name, const QString& language, const Voice& voice);

/// Words of the glossary that a lesson uses before they are introduced. Lesson 0 may use all words.
QStringList earlyWords(const Course& course, const QString& name, const QString& language);

/// Right answers that search does not confirm, and answers called wrong that are right.
QStringList untrueAnswers(const Course& course, const QString& name);

/// Links that lead to something that does not exist.
QStringList deadLinks(const Course& course, const QString& name, const QString& language);

/// Terms that only one of the glossaries has, or that are incomplete or too long, or share a form with another term.
QStringList glossaryFaults(const Course& course);

/// Words that no lesson introduces.
QStringList introductionFaults(const Course& course);

}  // namespace nimstone::tests
