// The rows of a take-and-break game. A line is a row as it was at the start; each heap of a later
// position is a run of places of a line.
//
//   heap 1 of 9     ● ● ● ● ● ● ● ● ●        line 0, places 0 … 8
//   move 1-2/3      ● ● ● · · ● ● ● ●        heap 1: places 0 … 2, heap 2: places 5 … 8
#pragma once

#include <vector>

#include "core/position.h"

namespace nimstone::figures {

/// One heap of a position, as a run of places of a line.
struct RowPiece {
    std::size_t line = 0;
    Count start = 0;     ///< the first place of the heap in its line
    Count size = 0;
    std::size_t id = 0;  ///< the identity of the heap. After a split the left heap keeps the id, and the right heap gets the next free id

    bool operator==(const RowPiece&) const = default;
};

/// Returns the heaps at the start: heap k fills line k and has id k.
std::vector<RowPiece> rowsOf(const std::vector<Count>& heaps);

/// Plays a legal move. If the move splits nothing, `right` chooses the end at which it takes: true for the right end,
/// false for the left. If the move splits the heap, Move::pieces.first is the size of the left heap.
void playOnRows(std::vector<RowPiece>& rows, const Move& move, bool right);

/// The first place that a move takes, counted from the left end of its heap.
Count firstTaken(const Move& move, Count size, bool right);

}  // namespace nimstone::figures
