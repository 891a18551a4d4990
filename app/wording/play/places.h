// The names of the places where moves are made, such as heaps, rows, steps or blocks, and the texts for games whose theorem treats some of
// these places as heaps of Nim, such as the odd steps of a staircase.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/sum/game_sum.h"

namespace nimstone::wording {

/// Returns "heap 1", "row 1", "step 1", or "block 1". `heap` counts from 0.
QString placeName(const Rules& rules, std::size_t heap);

/// Returns the name of a place in this position. It is "the heap" if there is only one.
QString placeOf(const Component& part, std::size_t heap);

/// The label of the button that adds a place, and a description of what it does: "Step", "Add a step".
struct AddPlaceWords {
    QString label;
    QString hint;
};
AddPlaceWords addPlaceWords(const Rules& rules);

/// The texts of one game, for translation by `tr`. "Heaps" are the heaps of Nim that the game's theorem uses.
struct NimHeapsWords {
    Q_DECLARE_TR_FUNCTIONS(NimHeaps)

public:
    // The texts about the current nim-sum of the heaps. %1 is an equation such as "1 ⊕ 3 = 2", or only a number.
    const char* isZero;
    const char* isNotZero;
    // The texts about the nim-sum before and after a move. %1 is as above.
    const char* wasZero;
    const char* couldBeZero;  ///< %1 is the nim-sum before the move, %2 a move that makes it 0
    const char* madeZero;     ///< %1 is the nim-sum before the move, %2 after it
    const char* isNow;
    // The texts of the hint ladder. %1 is "the 32s column" with %2 ones, or a place, or a move.
    const char* question;     ///< %n is the number of places that have a move
    const char* idea;         ///< %1 is the number of places whose heap a move can reduce, %2 the number of other places that have a move
    const char* oddColumn;
    const char* allEven;
    const char* onlyHeap;     ///< %1 is the place, %2 the column
    const char* oneHeap;      ///< as `onlyHeap`; %3 is the number of such heaps, 3 or more
    const char* makesEven;    ///< %1 is a move, %2 an equation such as "y = s ⊕ x = 5 ⊕ 6 = 3"
    const char* moveIn;
    const char* moveLeaves;   ///< %1 is the place; %n is the number of winning replies, and %2 is that number as text
    const char* someWins;
    const char* someLeavesFewest;
    const char* whichPlace;   ///< the title of the fourth rung
};

/// Returns the texts of a game, or null if its theorem does not use heaps of Nim in this way.
const NimHeapsWords* nimHeapsWords(const GameEntry& game);

}  // namespace nimstone::wording
