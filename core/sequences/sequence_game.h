// The moves of games whose heaps are independent, as data, so that one method can compute the values of all these games.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/sequences/code.h"
#include "core/sequences/subtraction_set.h"

namespace nimstone {

/// Bash's game: a move takes 1 … most stones from a heap. `most` is at least 1.
struct TakeUpTo {
    Count most = 1;
    bool operator==(const TakeUpTo&) const = default;
};

/// Grundy's game: a move splits a heap into two heaps of different sizes.
struct UnequalSplit {
    bool operator==(const UnequalSplit&) const = default;
};

/// Lasker's Nim: a move takes any number of stones from a heap, or splits it into two heaps.
struct TakeOrSplit {
    bool operator==(const TakeOrSplit&) const = default;
};

/// Nim: a move takes any number of stones from a heap.
struct TakeAny {
    bool operator==(const TakeAny&) const = default;
};

/// A game whose heaps are independent and have the same rules. Its nim-sequence g(0), g(1), g(2), … contains the Grundy value
/// of each heap size and thus describes the game completely.
using SequenceGame = std::variant<TakeAndBreakCode, SubtractionSet, TakeUpTo, UnequalSplit, TakeOrSplit, TakeAny>;

/// Returns the game in the notation, as it is written before the colon: "octal(0.16)", "kayles", "subtraction(1,3,4)",
/// "grundy-game".
std::string gameText(const SequenceGame& game);

/// The moves from a heap of n, grouped by the number of heaps that they leave. Each list contains amounts i in ascending order.
struct HeapRules {
    std::vector<Count> emptying;   ///< a move may take a whole heap of i stones
    std::vector<Count> leavingOne; ///< a move may take i stones and leave one heap of n − i ≥ 1
    std::vector<Count> splitting;  ///< a move may take i stones and split the other n − i into two non-empty heaps
    std::vector<Count> tripling;   ///< a move may take i stones and split the other n − i into three non-empty heaps
    bool unequal = false;          ///< the two heaps of a split must have different sizes
    bool anyAmount = false;        ///< a move may also take any number of stones, from 1 to the whole heap
};

HeapRules heapRules(const SequenceGame& game);

}  // namespace nimstone
