// What a game calls the places where its moves are made, its heaps, rows, steps or blocks; and what is said of it where its
// theorem speaks of the heaps of Nim at some of them, such as the odd steps of a staircase.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// "heap 1", "row 1", "step 1", "block 1"; `heap` is counted from 0.
QString placeName(const Rules& rules, std::size_t heap);

/// The same in a position, "the heap" where it is the only one.
QString placeOf(const Component& part, std::size_t heap);

/// On a button that adds one, and what the button does: "Step", "Add a step".
struct AddPlaceWords {
    QString label;
    QString hint;
};
AddPlaceWords addPlaceWords(const Rules& rules);

/// The sentences of one game, for tr(). "Heaps" are those of Nim that its theorem speaks of.
struct NimHeapsWords {
    Q_DECLARE_TR_FUNCTIONS(NimHeaps)

public:
    // The nim-sum of the heaps now: "%1 = 0" or "%1 = %2".
    const char* isZero;
    const char* isNotZero;
    // The same before and after a move: %1 such as "1 ⊕ 3 = 2", or only a number.
    const char* wasZero;
    const char* couldBeZero;  ///< %2 is a move
    const char* madeZero;     ///< %1 before the move, %2 after it
    const char* isNow;
    // The rungs of the hint ladder. %1 is "the 32s column" with %2 1s, or a place, or a move.
    const char* question;     ///< %n places have a move
    const char* idea;         ///< %1 of the heaps hold something, and %2 of the other places have a move
    const char* oddColumn;
    const char* allEven;
    const char* onlyHeap;     ///< %1 is the place, %2 the column
    const char* oneHeap;      ///< the same, %3 is 3 or more
    const char* makesEven;    ///< %1 is a move, %2 such as "y = s ⊕ x = 5 ⊕ 6 = 3"
    const char* moveIn;
    const char* moveLeaves;   ///< %n winning replies, which are %2
    const char* someWins;
    const char* someLeavesFewest;
    const char* whichPlace;   ///< a title
};

/// Null for a game that is told in other words.
const NimHeapsWords* nimHeapsWords(const GameEntry& game);

}  // namespace nimstone::wording
