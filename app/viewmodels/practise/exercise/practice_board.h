// The board of an exercise: the heaps, the binary columns, and the marks in them. It is a value, computed from the
// exercise, the hints shown, and the result of an answer.
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
    std::optional<Move> move;         ///< a legal move; its stones are shown as taken, and the columns are those after it
    bool table = false;               ///< true if the binary columns are shown
    bool sums = false;                ///< true if the nim-sum is shown below, with its odd columns highlighted
    bool ones = false;                ///< true if the number of 1s in each column is shown
    Count look = 0;                   ///< has a 1 in each column that a hint or the reason is about
    Count faults = 0;                 ///< has a 1 in each column that is framed as a mistake
    std::optional<Count> answer;      ///< an answer whose bits are a row below the heaps
    Count wrongBits = 0;              ///< the bits of `answer` that are known to be wrong
    std::optional<std::size_t> hole;  ///< the heap whose 0 in column `look` has a ring

    bool operator==(const PracticeBoard&) const = default;
};

/// Returns the board while the exercise is open, with the highlights of the hints. It is for exercises on Nim heaps
/// (practice::heapsIn), as are the functions below.
PracticeBoard openBoard(const practice::Exercise& exercise, std::span<const practice::Rung> shown);

/// Returns the board that shows the result of an answer. With a `step` from 1 to `lastStep`, it shows the other player's
/// reply.
PracticeBoard resultBoard(const practice::Exercise& exercise, const practice::Result& result, int step);

/// Returns 1 if the other player has a reply to show, else 0.
int lastStep(const practice::Result& result);

}  // namespace nimstone
