// The labels on a board of heaps, of steps, or of rows.
#pragma once

#include <QString>
#include <array>

#include "core/count.h"

namespace nimstone::figures {

/// Returns the name of a heap, "Heap 1". `shortHeapName` returns "#1", for places where "Heap 1" does not fit. `heap`
/// is counted from 0.
QString heapName(std::size_t heap);
QString shortHeapName(std::size_t heap);

/// Returns the name and the size of a heap for a screen reader: "Heap 1, size 5".
QString heapWithSize(std::size_t heap, Count size);

/// The name of a step of a staircase, "Step 1". `step` is counted from 0.
QString stepName(std::size_t step);

/// The number of stones that a move took, as a difference: "−3".
QString takenText(Count taken);

/// The possible labels of a row, from the longest to the shortest; callers choose the first label that fits. `heap` is
/// the index of the heap, from 0. `row` is true if the game is played in rows of places, and false if its heaps are
/// only drawn as rows.
std::array<QString, 3> rowLabels(bool row, std::size_t heap, const QString& size);

/// Returns the heap size of `squares` squares of Treblecross as text. A heap has two more stones than squares: "5 + 2".
QString squaresText(Count squares);

}  // namespace nimstone::figures
