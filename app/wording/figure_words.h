// The words in a figure of bit columns: short, on one line each, with the light markup of sentences.
#pragma once

#include <QString>
#include <cstddef>

#include "core/count.h"
#include "core/outcome.h"

namespace nimstone::wording {

/// "Heap 1", for a heap counted from 0.
QString figureHeap(std::size_t heap);
/// The rows beneath the heaps: the nim-sum before the move, and after it.
QString figureSum();
QString figureSumBefore();
QString figureSumAfter();
/// The row that counts the 1s of each column, and what it says of one: "3 odd".
QString figureOnes();
QString figureOnes(std::size_t ones);
/// Over the stones that were taken.
QString figureTaken();
/// Over the column of the values s ⊕ x, and of the differences x ⊕ y.
QString figureTarget();
QString figureDifference();
/// "2 &lt; 42" or "49 &gt; 27": the value s ⊕ x against the heap.
QString figureComparison(Count target, Count size);
/// "5 → 3": a heap before and after the move.
QString figureChange(Count before, Count after);

QString figureEnd();
QString figureStones(Count stones, bool exact);
QString figureOptions(Outcome each);
QString figureMove(Count taken, std::size_t heap);
QString figureConclusion(Outcome outcome);
/// "(4, 7): P".
QString figureOutcome(const QString& what, Outcome outcome);
QString figureWinningMoves(std::size_t count);
QString figureVerdict(std::size_t claimed, std::size_t eligible);

/// For a screen reader: "heap 1, 32s column: 1".
QString figureBit(std::size_t heap, Count weight, bool set);
/// What a click on a bit does: "Heap 1: 42 → 10".
QString figureToggle(std::size_t heap, Count before, Count after);
/// The columns that a figure has room for, from the highest to the lowest, of so many.
QString figureWindow(Count highest, Count lowest, std::size_t columns);
/// Instead of a figure that would be too small to read.
QString figureTooLarge();
/// 2^40 for a column too narrow for its weight in full.
QString figurePower(Count weight);

}  // namespace nimstone::wording
