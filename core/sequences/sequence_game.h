// The games of one heap size: what may become of a heap, as data, so that one method computes the values of all.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/sequences/code.h"
#include "core/sequences/subtraction_set.h"

namespace nimstone {

/// Bash's game: take 1 … most from a heap. `most` is at least 1.
struct TakeUpTo {
    Count most = 1;
    bool operator==(const TakeUpTo&) const = default;
};

/// Grundy's game: part a heap into two heaps of different sizes.
struct UnequalSplit {
    bool operator==(const UnequalSplit&) const = default;
};

/// Lasker's Nim: take any number from a heap, or part it into two heaps.
struct TakeOrSplit {
    bool operator==(const TakeOrSplit&) const = default;
};

/// Nim: take any number from a heap.
struct TakeAny {
    bool operator==(const TakeAny&) const = default;
};

/// A game whose heaps are independent and play alike, so that it is known when the Grundy value g(n) of each heap
/// size n is: its nim-sequence g(0), g(1), g(2), …
using SequenceGame = std::variant<TakeAndBreakCode, SubtractionSet, TakeUpTo, UnequalSplit, TakeOrSplit, TakeAny>;

/// As the notation writes it before the colon: "octal(0.16)", "kayles", "subtraction(1,3,4)", "grundy-game".
std::string gameText(const SequenceGame& game);

/// The options of a heap of n, by how many heaps they leave: amounts i, each in ascending order.
struct HeapRules {
    std::vector<Count> emptying;   ///< a heap of exactly i goes
    std::vector<Count> leavingOne; ///< n − i ≥ 1 stays
    std::vector<Count> splitting;  ///< n − i is parted into two non-empty heaps
    std::vector<Count> tripling;   ///< n − i is parted into three
    bool unequal = false;          ///< the two heaps of a split differ
    bool anyAmount = false;        ///< besides, every amount may be taken
};

HeapRules heapRules(const SequenceGame& game);

}  // namespace nimstone
