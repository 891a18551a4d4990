// The labels on a board of heaps.
#pragma once

#include <QString>

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

}  // namespace nimstone::figures
