// The board of an exercise on Nim heaps: the heaps, the binary columns, and the marks in them. It is a value that is
// computed from the exercise, the hints shown, and the result of an answer.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/practice/exercise.h"

namespace nimstone {

struct PracticeBoard {
    enum class Mark { None, Chosen, Right, Wrong, Hinted };

    Position position;
    std::vector<Mark> marks;          ///< one mark for each heap
    /// A legal move: the board shows its stones as taken, and the columns of the position after it.
    std::optional<Move> move;
    bool table = false;               ///< true if the binary columns are shown
    /// True if the nim-sum is shown below the columns, with the odd columns highlighted.
    bool sums = false;
    bool ones = false;                ///< true if the number of 1s in each column is shown
    Count look = 0;                   ///< a mask with a 1 in each column that a hint or the reason is about
    Count faults = 0;                 ///< a mask with a 1 in each column that is framed as a mistake
    std::optional<Count> answer;      ///< an answer whose bits are shown in a row below the heaps
    Count wrongBits = 0;              ///< a mask of the bits of `answer` that are known to be wrong
    std::optional<std::size_t> hole;  ///< the heap whose 0 in the column `look` is marked with a ring

    bool operator==(const PracticeBoard&) const = default;
};

/// Returns the board while the exercise is open, with the highlights of the hints in `shown`. This function and the
/// next two are only for exercises on Nim heaps (see practice::heapsIn).
PracticeBoard openBoard(const practice::Exercise& exercise, std::span<const practice::Rung> shown);

/// Returns the board that shows the result of an answer. If `step` is 1 to `lastStep`, the board shows the other
/// player's reply to the answer.
PracticeBoard resultBoard(const practice::Exercise& exercise, const practice::Result& result, int step);

/// Returns 1 if the other player has a reply to show, else 0.
int lastStep(const practice::Result& result);

}  // namespace nimstone
