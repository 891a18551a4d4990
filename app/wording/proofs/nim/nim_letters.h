// Letters that the general lines of Nim and of its kin have in common.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct HeapLetters {
    Q_DECLARE_TR_FUNCTIONS(HeapLetters)
};

/// Heap k by its name, before the move and after it.
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

/// The nim-sum of all heaps, of which a single one stands as a letter in the line on a person's own numbers as well.
inline GeneralText::Letter sumLetter(QChar letter, std::span<const Count> heaps)
{
    return {QStringLiteral("%1<sub>1</sub> ⊕ … ⊕ %1<sub>n</sub>").arg(letter),
            heaps.size() == 1 ? indexed(letter, 0) : nimSumText(heaps)};
}

/// "s = x₁ ⊕ … ⊕ xₙ = 0", or that it is not 0.
inline GeneralText sumLine(GeneralText::Letter terms, Count sum, const QString& reason)
{
    if (sum == 0)
        return {QStringLiteral("s = %1 = 0"), reason, {std::move(terms)}};
    return {QStringLiteral("s = %1"), reason,
            {{terms.name + QStringLiteral(" ≠ 0"), QStringLiteral("%1 = %2").arg(terms.value, number(sum))}}};
}

/// "s ≠ 0", the case in which a conclusion stands.
inline GeneralText::Letter notZeroLetter(Count sum)
{
    return {QStringLiteral("s ≠ 0"), QStringLiteral("s = %1").arg(number(sum))};
}

}  // namespace nimstone::wording
