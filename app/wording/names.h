// The names of heaps and columns, lists of these names, and texts for positions.
#pragma once

#include <QString>
#include <span>
#include <vector>

#include "core/position.h"
#include "core/wide.h"

namespace nimstone::wording {

/// Returns the text with a capital first letter, for the beginning of a sentence or label.
QString capitalized(QString text);

/// Returns the name of a heap by its index: "heap 1" for index 0.
QString heapName(std::size_t heap);

/// Returns "heap 1", "heaps 1 and 3", or "heaps 1, 3, and 4". A list of more than 12 heaps ends with the number of the remaining heaps.
QString heapNames(const std::vector<std::size_t>& heaps);

/// Returns the weight of a column, a power of two. A weight up to 2^19 is written in digits, a larger weight as a power, such as
/// 2<sup>62</sup>.
QString weightText(Count weight);

/// Returns a name such as "the 32s column". `weight` is a power of two.
QString columnName(Count weight);

/// Returns the names of the columns in which `bits` has a 1: "the 32s and 8s columns". For more than 6 columns, it returns the number of
/// columns and the name of the highest column. `bits` must not be 0.
QString columnNames(Count bits);

inline QString number(Count value) { return QString::number(value); }

/// Returns a list such as "3, 5, and 7".
QString listText(const std::vector<QString>& items);
QString listText(std::span<const Count> numbers);

/// Joins two sentences. Each of them may be empty.
QString sentencesText(const QString& first, const QString& second);

/// Returns the nim-sum `42 ⊕ 27 ⊕ 19`, or 0 if there are no heaps. For more than 12 heaps, "…" replaces the middle.
QString nimSumText(std::span<const Count> heaps);

/// Returns the list of heaps `(42, 27, 19)`. For more than 12 heaps, "…" replaces the middle.
QString heapsText(std::span<const Count> heaps);

/// Returns a pair of heaps such as `(3, 5)`, in the form of `heapsText`. The second number may need more than 64 bits.
QString pairText(Count first, Wide second);

/// Returns a sum such as `1 + 3 + 55`.
QString additionText(std::span<const Count> summands);

/// Returns an equation such as `4 ⊕ 2 = 6`. For a single value, it returns only the value.
QString nimSumEquation(std::span<const Count> values, Count sum);

/// Returns a letter with the index of a heap: `x<sub>1</sub>` for index 0.
QString indexed(QChar letter, std::size_t heap);

/// Returns all digits of a number of up to 128 bits.
QString decimal(Wide value);
QString decimal(SignedWide value);

/// Returns all digits of a number, with the minus sign of formulas, U+2212.
QString signedNumber(SignedWide value);

/// Returns `number` as an int for the argument `n` of `tr`. Numbers above 1,000,000 become 1,000,000, which has the same plural form.
int pluralForm(Count number);

}  // namespace nimstone::wording
