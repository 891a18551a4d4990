// How sentences name the things of a position: heaps, columns, lists of them, and positions themselves.
#pragma once

#include <QString>
#include <span>
#include <vector>

#include "core/position.h"
#include "core/wide.h"

namespace nimstone::wording {

/// At the beginning of a sentence, or of a label.
QString capitalised(QString text);

/// "heap 1" for index 0.
QString heapName(std::size_t heap);

/// "heap 1", "heaps 1 and 3", "heaps 1, 3 and 4"; a long list ends in how many more there are.
QString heapNames(const std::vector<std::size_t>& heaps);

/// A column's weight: in digits while it is short, else as a power, 2<sup>62</sup>.
QString weightText(Count weight);

/// "the 32s column". `weight` is a power of two.
QString columnName(Count weight);

/// The columns in which `bits` has a 1: "the 32s and 8s columns"; a long list becomes their number and the highest.
/// `bits` is not 0.
QString columnNames(Count bits);

inline QString number(Count value) { return QString::number(value); }

/// "3, 5 and 7".
QString listText(const std::vector<QString>& items);
QString listText(std::span<const Count> numbers);

/// Two sentences, one after the other; either may be missing.
QString sentencesText(const QString& first, const QString& second);

/// `42 ⊕ 27 ⊕ 19`; 0 for no heaps. Beyond a dozen heaps the middle is left out.
QString nimSumText(std::span<const Count> heaps);

/// `(42, 27, 19)`. Beyond a dozen heaps the middle is left out.
QString heapsText(std::span<const Count> heaps);

/// `(3, 5)`, as heapsText writes a position; the second can pass 64 bits.
QString pairText(Count first, Wide second);

/// `1 + 3 + 55`.
QString additionText(std::span<const Count> summands);

/// `4 ⊕ 2 = 6`; of one value only the value.
QString nimSumEquation(std::span<const Count> values, Count sum);

/// `x<sub>1</sub>` for index 0.
QString indexed(QChar letter, std::size_t heap);

/// All digits of a number of up to 128 bits.
QString decimal(Wide value);
QString decimal(SignedWide value);

/// The same with the minus sign of formulas, U+2212.
QString signedNumber(SignedWide value);

/// Which plural form a number takes, for tr's `n`, which is an int.
int pluralForm(Count number);

}  // namespace nimstone::wording
