// The faults that a translation can have. Each function returns the faults of one message, one phrase each.
#pragma once

#include "tests/translations/messages.h"

namespace nimstone::tests {

/// Returns a fault if the message is marked as unfinished or as removed from the sources, for each empty translation, and if the
/// number of translations is wrong: it must be `pluralForms` for a plural message, and 1 for any other message.
QStringList incompleteness(const Message& message, int pluralForms);

/// Returns the placeholders (%1, %n), markup (<b>, &lt;), and line ends at the start and end that only the source or only
/// the translation has. If `pluralForms` is more than 1, the singular may write its number as a word.
QStringList unfaithfulParts(const Message& message, int pluralForms);

/// Returns the faults of Chinese punctuation: each of , . : ; ? ! ( ) next to a Chinese character, because Chinese has its own
/// marks; each blank next to a full-width mark; and each blank on only one side of a placeholder between Chinese characters.
/// Brackets set apart by a blank belong to a formula and are no fault.
QStringList foreignPunctuation(const QString& text);

/// Returns the text as readers see it: without tags, and with the characters that entities stand for.
QString withoutMarkup(const QString& text);

}  // namespace nimstone::tests
