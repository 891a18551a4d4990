// The names of the parts of a position: heaps, columns, lists of them, and positions themselves.
#pragma once

#include <QString>
#include <span>
#include <vector>

#include "core/position.h"
#include "core/wide.h"

namespace nimstone::wording {

/// Returns the text with a capital first letter, for the beginning of a sentence or label.
QString capitalised(QString text);

/// Returns "heap 1" for index 0.
QString heapName(std::size_t heap);

/// Returns "heap 1", "heaps 1 and 3", or "heaps 1, 3, and 4". A list of more than 12 heaps ends in the number of the others.
QString heapNames(const std::vector<std::size_t>& heaps);

/// Returns the weight of a column, a power of two: in digits up to 2^19, and beyond that as a power, 2<sup>62</sup>.
QString weightText(Count weight);

/// Returns a name such as "the 32s column". `weight` is a power of two.
QString columnName(Count weight);

/// Names the columns in which `bits` has a 1: "the 32s and 8s columns". For more than 6 columns, it returns their number and the highest
/// one. `bits` must not be 0.
QString columnNames(Count bits);

inline QString number(Count value) { return QString::number(value); }

/// Returns a list such as "3, 5, and 7".
QString listText(const std::vector<QString>& items);
QString listText(std::span<const Count> numbers);

/// Returns the two sentences one after the other. Either may be empty.
QString sentencesText(const QString& first, const QString& second);

/// Returns `42 ⊕ 27 ⊕ 19`, or 0 if there are no heaps. For more than 12 heaps, the middle is left out.
QString nimSumText(std::span<const Count> heaps);

/// Returns `(42, 27, 19)`. For more than 12 heaps, the middle is left out.
QString heapsText(std::span<const Count> heaps);

/// Returns `(3, 5)`, in the form of `heapsText`. The second number may need more than 64 bits.
QString pairText(Count first, Wide second);

/// Returns `1 + 3 + 55`.
QString additionText(std::span<const Count> summands);

/// Returns `4 ⊕ 2 = 6`; for a single value only the value.
QString nimSumEquation(std::span<const Count> values, Count sum);

/// Returns `x<sub>1</sub>` for index 0.
QString indexed(QChar letter, std::size_t heap);

/// Returns all digits of a number of up to 128 bits.
QString decimal(Wide value);
QString decimal(SignedWide value);

/// Returns all digits, with the minus sign of formulas, U+2212.
QString signedNumber(SignedWide value);

/// Returns `number` as the int that `tr` takes as its `n`. Numbers above 1,000,000 become 1,000,000, which has the same plural form.
int pluralForm(Count number);

}  // namespace nimstone::wording
