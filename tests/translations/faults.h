// What can be wrong with a translation: each function returns the faults of one message, a phrase each.
#pragma once

#include "tests/translations/messages.h"

namespace nimstone::tests {

/// Not translated, emptied, or no longer in the sources; or with another number of plural forms than `pluralForms`.
QStringList incompleteness(const Message& message, int pluralForms);

/// Placeholders (%1, %n), markup (<b>, &lt;) or line ends before and after that are in the source or in the translation
/// alone. Where `pluralForms` is more than 1, the singular may write its number as a word.
QStringList infidelity(const Message& message, int pluralForms);

/// , . : ; ? ! ( ) beside a Chinese character, where Chinese has a mark of its own, and a blank beside a full-width mark,
/// or on one side only of what is put in between Chinese characters. Brackets that stand apart by a blank are a formula's.
QStringList foreignPunctuation(const QString& text);

/// The text as it is seen: without tags, with entities as the characters they stand for.
QString withoutMarkup(const QString& text);

}  // namespace nimstone::tests
