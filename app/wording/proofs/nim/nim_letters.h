// The letters that the general texts about Nim and its variants share.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct HeapLetters {
    Q_DECLARE_TR_FUNCTIONS(HeapLetters)
};

/// The functions below return letters for heap k: the name of the heap, its size before and after the move, and the number of stones taken.
inline GeneralText::Letter heapLetter(std::size_t heap)
{
    //: A heap of stones by its number, which is the letter k
    return {HeapLetters::tr("heap k"), heapName(heap)};
}
inline GeneralText::Letter beforeLetter(const QString& value) { return {QStringLiteral("x<sub>k</sub>"), value}; }
inline GeneralText::Letter afterLetter(const QString& value) { return {QStringLiteral("y<sub>k</sub>"), value}; }
inline GeneralText::Letter takenLetter(Count taken)
{
    return {QStringLiteral("x<sub>k</sub> − y<sub>k</sub>"), number(taken)};
}

/// Returns the letter for the nim-sum of all heaps. If there is only one heap, the line with numbers contains the name x₁ instead of the
/// size of the heap.
inline GeneralText::Letter sumLetter(QChar letter, std::span<const Count> heaps)
{
    return {QStringLiteral("%1<sub>1</sub> ⊕ … ⊕ %1<sub>n</sub>").arg(letter),
            heaps.size() == 1 ? indexed(letter, 0) : nimSumText(heaps)};
}

/// Returns the line "s = x₁ ⊕ … ⊕ xₙ = 0". If `sum` is not 0, the line ends with "≠ 0".
inline GeneralText sumLine(GeneralText::Letter terms, Count sum, const QString& reason)
{
    if (sum == 0)
        return {QStringLiteral("s = %1 = 0"), reason, {std::move(terms)}};
    return {QStringLiteral("s = %1"), reason,
            {{terms.name + QStringLiteral(" ≠ 0"), QStringLiteral("%1 = %2").arg(terms.value, number(sum))}}};
}

/// Returns the letter for the condition "s ≠ 0" of a case. The line with numbers contains the value of s instead.
inline GeneralText::Letter notZeroLetter(Count sum)
{
    return {QStringLiteral("s ≠ 0"), QStringLiteral("s = %1").arg(number(sum))};
}

}  // namespace nimstone::wording
