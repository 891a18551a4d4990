// What the board of an exercise shows: the heaps, the binary columns, and what is marked in them. A value, found from
// the exercise, the hints that were asked for, and what an answer turned out to be.
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
    std::vector<Mark> marks;          ///< one for each heap
    std::optional<Move> move;         ///< legal; its stones are shown as leaving, the columns as they are after it
    bool table = false;               ///< whether the binary columns show
    bool sums = false;                ///< with the nim-sum beneath, and its odd columns lit
    bool ones = false;                ///< with the number of 1s in each column
    Count look = 0;                   ///< has a 1 in each column that a hint or the reason speaks of
    Count faults = 0;                 ///< has a 1 in each column that is framed as a fault
    std::optional<Count> answer;      ///< a row of its bits stands beneath the heaps
    Count wrongBits = 0;              ///< the bits of `answer` that are known to be wrong
    std::optional<std::size_t> hole;  ///< the heap whose 0 in column `look` is ringed

    bool operator==(const PracticeBoard&) const = default;
};

/// For exercises on heaps of Nim (practice::heapsIn), here and below: the board while an answer is looked for, with what the hints light.
PracticeBoard openBoard(const practice::Exercise& exercise, std::span<const practice::Rung> shown);

/// The board that answers an answer. `step` is 0, or up to `lastStep`: then what the other player does about it.
PracticeBoard resultBoard(const practice::Exercise& exercise, const practice::Result& result, int step);

/// 1 where the other player has a reply to show, else 0.
int lastStep(const practice::Result& result);

}  // namespace nimstone
