// The faults that a translation can have. Each function returns the faults of one message, one phrase each.
#pragma once

#include "tests/translations/messages.h"

namespace nimstone::tests {

/// Returns faults if the message is not translated, empty, or no longer in the sources, or if the number of its plural forms
/// is not `pluralForms`.
QStringList incompleteness(const Message& message, int pluralForms);

/// Returns the placeholders (%1, %n), markup (<b>, &lt;), and line ends at the start and end that only the source or only
/// the translation has. If `pluralForms` is more than 1, the singular may write its number as a word.
QStringList unfaithfulParts(const Message& message, int pluralForms);

/// Returns each of , . : ; ? ! ( ) next to a Chinese character, where Chinese has its own mark, each blank next to a
/// full-width mark, and each blank on only one side of a placeholder between Chinese characters. Brackets set apart by a
/// blank belong to a formula and are no fault.
QStringList foreignPunctuation(const QString& text);

/// Returns the text as readers see it: without tags, and with the characters that entities stand for.
QString withoutMarkup(const QString& text);

}  // namespace nimstone::tests
