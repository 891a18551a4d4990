// The words in the figures about Fibonacci numbers: short, on one line each, with the light markup of sentences.
#pragma once

#include <QStringList>
#include <vector>

#include "core/count.h"
#include "core/outcome.h"

namespace nimstone::wording {

// --- Zeckendorf ---

/// "50 = 34 + 13 + …": what is found so far, the rest of it open. Longest first, for a narrow room.
QStringList figureForm(Count n, const std::vector<Count>& parts, bool complete);
/// "without 34: at most 33"
QString figureWithout(Count part, Count most);
/// "16 > 12, so 13 is needed"
QString figureForced(Count left, Count most, Count part);
/// "50 = 34 + 13 + 3, and no other way"
QStringList figureOnlyForm(Count n, const std::vector<Count>& parts);
/// Beside the figure where not all is seen at once: %1 rows of %2.
QString figureRowsNote(std::size_t rows, std::size_t numbers);

// --- Fibonacci Nim ---

QString figureHeapAndQuota(Count n, Count quota);
/// Over the heap after a move: "after 2 were taken: 18"
QString figureAfterTaking(Count taken, Count left);
QString figureMayTake(Count quota);
QString figureReach(Count quota, Count smallest);
QString figureNextPart(Count next, Count twice);
QString figureQuotaAnswer(Count answer, Count twice);
/// The heads of the rows of answers: what is taken, its answer, and the most that may answer.
QString figureTakenHead();
QString figureAnswerHead();
QString figureTwiceHead();
/// A sum of the smallest parts: "4: 2 · 4 = 8 < 55, wins".
QString figurePartialSum(Count sum, Count next, bool allowed, bool wins);
QString figureQuotaOutcome(Outcome outcome);
QString figureWinningAmounts(const std::vector<Count>& moves);
QString figureScaleNote(bool partsLeftOut, std::size_t sumsLeftOut);

// --- a table of int ---

QString figureIntTable(int entries);
/// "2971215073 > 2147483647"
QString figureTooLong(Count sum, Count limit);
/// "f[47] = −1323752223"
QString figureKept(int index, int kept);
QString figureImpostors(int count);
/// `index` is 0 where the heap is not in the table.
QString figureLookup(int index, Outcome says);
QString figureIntVerdict(Outcome says, Outcome truth);
QString figureEnough(int entries);
QString figureEntriesNote(int first, int last);

}  // namespace nimstone::wording
