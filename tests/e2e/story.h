// A game of any kind from its start to its end, as a person plays it in the program's own window.
#pragma once

#include <QString>
#include <functional>

#include "core/table/table_notation.h"
#include "tests/e2e/driver.h"

namespace nimstone::tests {

/// Picks a move on the board; the move is confirmed by the story.
using PickMove = std::function<bool(Driver& driver, const Table& table, const TableMove& move)>;

struct Story {
    QString position;
    bool won = true;  ///< whether the position is: the person plays perfectly, and so does the computer
    PickMove byMouse;
    PickMove byKeys;
};

/// Plays it: five hints, moves by mouse and by keys in turn, the language switched after the first, to the end of the
/// game, and undone to its start. Fails the running test where something is not as it should be.
void play(const Story& story);

/// Clicks at a share of an item's width and height.
bool clickInside(Driver& driver, const QString& item, double across, double down);

/// Picks so many of a heap by the keys that are the same on every board.
bool pickByKeys(Driver& driver, const Table& table, const TableMove& move);

}  // namespace nimstone::tests
