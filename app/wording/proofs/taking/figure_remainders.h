// The words in the figures of remainders and periods: short, on one line each, with the light markup of sentences.
#pragma once

#include <QString>
#include <vector>

#include "core/count.h"
#include "core/outcome.h"

namespace nimstone::wording {

// --- Bash's game ---

/// "n = 33".
QString figureHeapSize(Count size);
/// "33 = 6·5 + 3".
QString figureDivision(Count size, Count quotient, Count block, Count rest);
/// "m + 1 = 5", over a block.
QString figureBlock(Count block);
/// "r = 3", under the rest.
QString figureRest(Count rest);
/// "k = 2, answer 3".
QString figureAnswer(Count taken, Count answer);
/// "33 − 3 = 30".
QString figureTakeRest(Count size, Count rest, Count after);
/// "30 → 0".
QString figureRounds(Count before, Count rounds);
/// "33 ≡ 3 (mod 5): N".
QString figureResidue(Count size, Count block, Count rest, Outcome outcome);
/// What is left out: "7 of 200 blocks are drawn".
QString noteBlocks(std::size_t shown, Count all);

// --- counting up ---

/// "0 … 30, steps of 1 … 4".
QString figureCountTo(Count goal, Count most);
/// Under a safe number: as short as can be.
QString figureSafe();
/// "said 4, left 26".
QString figureLeft(Count said, Count left);
/// "safe: 3, then every 5".
QString figureSafeNumbers(Count first, Count block);
/// "3 + 2 = 5, + 3 = 8".
QString figureCountAnswer(Count from, Count taken, Count answer, Count next);
/// What is left out: "60 of the numbers up to 100 are drawn".
QString noteNumbers(std::size_t shown, Count last);

// --- periods ---

/// "octal code 0.77", over the strip.
QString figureOctalCode(const QString& code);
/// "window A: n = 0 … 3".
QString figureWindow(Count first, Count length);
/// "window A: n = 0 … 3, window B: n = 7 … 10".
QString figureWindows(Count first, Count second, Count length);
/// The same, once all values of A are those of B.
QString figureEqualWindows(Count first, Count second, Count length);
/// "at most 4⁴ different windows A".
QString figureWindowsAtMost(Count values, Count length);
/// "g(20) = 2: N", "4 ⊕ 2 = 6: N" of several heaps.
QString figureValuesDecide(const std::vector<Count>& heaps, const std::vector<Count>& values, Count sum, Outcome outcome);
/// "6 → a + b = 1 + 4", and what the heap is worth.
QString figureSplit(Count heap, Count first, Count second, const QString& values);

}  // namespace nimstone::wording
