// Five rungs of help with an exercise, from a question to the answer, as facts about this position.
//
// A rung holds only what it shows, and never what a later rung reveals. From the third rung on the answers that fit
// never grow in number; the fifth leaves one.
#pragma once

#include <array>
#include <variant>

#include "core/practice/exercise.h"

namespace nimstone::practice {

// --- nim-sum ---

/// What becomes of two 1s in the same column?
struct AskWhatPairsDo {
    bool operator==(const AskWhatPairsDo&) const = default;
};

/// In binary, each column on its own: an odd number of 1s gives 1, an even number 0, and nothing is carried.
struct AddWithoutCarries {
    int columns = 0;

    bool operator==(const AddWithoutCarries&) const = default;
};

/// The highest column of the table, to begin with.
struct CountOneColumn {
    Count column = 0;
    std::size_t ones = 0;

    bool operator==(const CountOneColumn&) const = default;
};

/// What the nim-sum has in the upper half of the columns; the lower half is left to do.
struct UpperColumns {
    Count lowest = 0;  ///< the lowest column of the upper half
    Count value = 0;   ///< s without the columns below it

    bool operator==(const UpperColumns&) const = default;
};

struct TheSum {
    Count sum = 0;

    bool operator==(const TheSum&) const = default;
};

// --- the eligible heap ---

/// Which heap becomes smaller when it is replaced by s ⊕ x?
struct AskWhichShrinks {
    bool operator==(const AskWhichShrinks&) const = default;
};

/// The highest column that is odd decides.
struct HighestOddColumnDecides {
    int columns = 0;

    bool operator==(const HighestOddColumnDecides&) const = default;
};

struct LookAtColumn {
    Count column = 0;
    std::size_t ones = 0;

    bool operator==(const LookAtColumn&) const = default;
};

/// One of these two is right, and the other is not. `first` < `second`.
struct OneOfTwo {
    Count column = 0;
    std::size_t first = 0;
    std::size_t second = 0;

    bool operator==(const OneOfTwo&) const = default;
};

struct TheHeap {
    std::size_t heap = 0;
    Count column = 0;
    Count sum = 0;     ///< s
    Count size = 0;    ///< x
    Count target = 0;  ///< s ⊕ x < x

    bool operator==(const TheHeap&) const = default;
};

// --- how many to take ---

/// What should the columns be like when the heap has shrunk?
struct AskWhatRemains {
    std::size_t heap = 0;

    bool operator==(const AskWhatRemains&) const = default;
};

/// The heap's bit must flip in each odd column, and in no other; what it reads then is what must be left.
struct FlipInOddColumns {
    std::size_t heap = 0;

    bool operator==(const FlipInOddColumns&) const = default;
};

/// The highest odd column: there the heap's 1 becomes 0.
struct ClearInColumn {
    std::size_t heap = 0;
    Count column = 0;

    bool operator==(const ClearInColumn&) const = default;
};

/// All the odd columns: the 1s of s.
struct OddColumns {
    std::size_t heap = 0;
    Count sum = 0;

    bool operator==(const OddColumns&) const = default;
};

struct TheAmount {
    Move move;
    Count sum = 0;     ///< s
    Count before = 0;  ///< x
    Count after = 0;   ///< y = s ⊕ x

    bool operator==(const TheAmount&) const = default;
};

using Rung = std::variant<AskWhatPairsDo, AddWithoutCarries, CountOneColumn, UpperColumns, TheSum, AskWhichShrinks,
                          HighestOddColumnDecides, LookAtColumn, OneOfTwo, TheHeap, AskWhatRemains, FlipInOddColumns,
                          ClearInColumn, OddColumns, TheAmount>;

inline constexpr std::size_t rungCount = 5;
using Ladder = std::array<Rung, rungCount>;

/// `exercise` is sound.
Ladder hints(const Exercise& exercise);

/// Whether an answer agrees with everything that this rung shows. The rung is of a ladder of that exercise, and the
/// answer one that can be given: a heap that is there, or 1 stone up to the whole heap.
bool fits(const Rung& rung, const Exercise& exercise, Answer answer);

}  // namespace nimstone::practice
