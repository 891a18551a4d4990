// The symbols and lines that the proofs about Nim and its variants share.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

struct HeapLetters {
    Q_DECLARE_TR_FUNCTIONS(HeapLetters)
};

/// The functions below return the symbols of heap k: its name, its size before and after the move, and the number of stones taken.
inline Symbol heapSymbol(std::size_t heap)
{
    //: A heap of stones by its number, which is the letter k
    return {HeapLetters::tr("heap k"), heapName(heap)};
}
inline Symbol beforeSymbol(const QString& value) { return {u"x<sub>k</sub>", value}; }
inline Symbol afterSymbol(const QString& value) { return {u"y<sub>k</sub>", value}; }
inline Symbol takenSymbol(const QString& value) { return {u"x<sub>k</sub> − y<sub>k</sub>", value}; }

/// Returns a nim-sum with its value, such as "x₁ ⊕ … ⊕ xₙ ≠ 0" and "42 ⊕ 27 = 49". `letters` is the nim-sum in letters. With numbers, a
/// nim-sum of one heap is the name of the heap, with the letter `single`.
inline Symbol sumSymbol(const QString& letters, QChar single, std::span<const Count> heaps, Count sum)
{
    return {letters + (sum == 0 ? QStringLiteral(" = 0") : QStringLiteral(" ≠ 0")),
            QStringLiteral("%1 = <b>%2</b>").arg(heaps.size() == 1 ? indexed(single, 0) : nimSumText(heaps), number(sum))};
}
/// Returns the nim-sum of all heaps.
inline Symbol sumSymbol(QChar letter, std::span<const Count> heaps, Count sum)
{
    return sumSymbol(QStringLiteral("%1<sub>1</sub> ⊕ … ⊕ %1<sub>n</sub>").arg(letter), letter, heaps, sum);
}

/// Returns the symbol for the condition "s ≠ 0" of a case.
inline Symbol notZeroSymbol(Count sum) { return {u"s ≠ 0", QStringLiteral("s = %1").arg(number(sum))}; }

/// Returns the line about a move that makes the nim-sum 0. `after` is the heaps after the move, and `sum` their nim-sum.
inline Said balancingMove(const Move& move, std::span<const Count> after, Count sum)
{
    //: %1 is the number of stones that are taken, %2 is "heap 1", %3 a nim-sum with its value, such as "2 ⊕ 27 ⊕ 19 = 10"
    return {counted(move.taken, [](int n) { return HeapLetters::tr("Take %1 stones from %2: t = %3", nullptr, n); }),
            {takenSymbol(number(move.taken)), heapSymbol(move.heap), sumSymbol(u'y', after, sum)}};
}

}  // namespace nimstone::wording
