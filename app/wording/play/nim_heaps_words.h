// What is said of a game whose theorem speaks of some heaps of Nim in its positions, such as the odd steps of a staircase.
#pragma once

#include "core/sum/catalogue.h"

namespace nimstone::wording {

/// The sentences of one game, for QCoreApplication::translate in the context that is named. %1, %2 … are the same for each.
struct NimHeapsWords {
    // nimstone::wording::Reasons: %1 is a nim-sum such as 1 ⊕ 3, %2 a number
    const char* isZero;
    const char* isNotZero;
    // nimstone::wording::Verdicts: nim-sums such as "1 ⊕ 3 = 2", or only numbers
    const char* wasZero;
    const char* couldBeZero;  ///< %2 is a move
    const char* madeZero;     ///< %1 before and %2 after a move
    const char* isNow;
    // PlayHints
    const char* question;   ///< %n is how many places have a move
    const char* idea;       ///< %1 of the heaps are not empty, and %2 of the other places have a move
    const char* oddColumn;  ///< %1 is "the 32s column", %2 an odd number of 1s
    const char* allEven;
    const char* onlyPlace;  ///< %1 is a place, %2 "the 32s column"
    const char* onePlace;   ///< %1 and %2 the same, %3 is 3 or more
    const char* makesEven;  ///< %1 is a move, %2 a calculation such as "y = s ⊕ x = 5 ⊕ 6 = 3"
    const char* move;       ///< %1 is a place, here and below
    const char* moveLeaves; ///< %2 is %n, a number of winning replies
    const char* someWins;
    const char* someLeavesFewest;
};

/// Of a game that has such sentences; null for those that are told otherwise.
const NimHeapsWords* nimHeapsWords(const GameEntry& game);

}  // namespace nimstone::wording
