// The names of the places in which moves are made, such as heaps, rows, steps or blocks. Also the texts for games whose theorem treats some
// of these places as heaps of Nim, such as the odd steps of a staircase.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/wording/play/move_words.h"

namespace nimstone::wording {

/// Returns the name of a place: "heap 1", "row 1", "step 1", or "block 1". `heap` is the index of the place, from 0.
QString placeName(const Rules& rules, std::size_t heap);

/// Returns the name of a place in the position of a component. If the position has only one place, the name is "the heap", "the row", or a
/// similar name.
QString placeOf(const Component& part, std::size_t heap);

/// Returns the words for a move of a game whose moves are of its own kind.
MoveWords ownMoveWords(const Component& part, const Move& move, const QString& who);

/// The label and the description of the button that adds a place, such as "Step" and "Add a step".
struct AddPlaceWords {
    QString label;
    QString hint;
};
AddPlaceWords addPlaceWords(const Rules& rules);

/// The texts of one game, which `tr` translates. In the names of the members, "heap" means a heap of Nim that the game's theorem uses.
struct NimHeapsWords {
    Q_DECLARE_TR_FUNCTIONS(NimHeaps)

public:
    // The texts about the current nim-sum of the heaps. In `isZero` and `isNotZero`, %1 is an equation such as "1 ⊕ 3 = 2", or only a
    // number.
    const char* isZero;
    const char* isNotZero;
    // The texts about the nim-sum before and after a move. The nim-sums are equations such as "1 ⊕ 3 = 2", or only numbers.
    const char* wasZero;
    const char* couldBeZero;  ///< %1 is the nim-sum before the move, %2 a move that makes it 0
    const char* madeZero;     ///< %1 is the nim-sum before the move, %2 the nim-sum after it
    const char* isNow;
    // The texts of the hint ladder. In `oddColumn`, %1 is "the 32s column" and %2 the number of 1s in this column. In `moveIn`, `someWins`
    // and `someLeavesFewest`, %1 is the name of a place.
    const char* question;     ///< %n is the number of places that have a move
    const char* idea;         ///< %1 is the number of places whose heap a move can reduce, %2 the number of other places that have a move
    const char* oddColumn;
    const char* allEven;
    const char* onlyHeap;     ///< %1 is the place, %2 the column
    const char* oneHeap;      ///< %1 is the place, %2 the column, %3 the number of places with a 1 in the column, 3 or more
    const char* makesEven;    ///< %1 is a move, %2 an equation such as "y = s ⊕ x = 5 ⊕ 6 = 3"
    const char* moveIn;
    const char* moveLeaves;   ///< %1 is the place; %n is the number of winning replies, and %2 is that number as text
    const char* someWins;
    const char* someLeavesFewest;
    const char* whichPlace;   ///< the title of the fourth hint
};

/// Returns the texts of a game; null if the theorem of the game does not use heaps of Nim in this way.
const NimHeapsWords* nimHeapsWords(const GameEntry& game);

}  // namespace nimstone::wording
