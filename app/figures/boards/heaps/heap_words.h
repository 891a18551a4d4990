// The labels on a board of heaps.
#pragma once

#include <QString>

#include "core/count.h"

namespace nimstone::figures {

/// "Heap 1", and "#1" if there is not enough room; `heap` is counted from 0.
QString heapName(std::size_t heap);
QString shortHeapName(std::size_t heap);

/// "Heap 1, size 5", for a screen reader.
QString heapWithSize(std::size_t heap, Count size);

/// "Step 1" of a staircase; `step` is counted from 0.
QString stepName(std::size_t step);

/// The number of stones that a move took: "−3".
QString takenText(Count taken);

}  // namespace nimstone::figures
