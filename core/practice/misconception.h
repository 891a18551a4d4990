// The mistakes that have a name: what someone who holds a mistaken idea answers.
#pragma once

#include <optional>
#include <string_view>

#include "core/practice/answer.h"

namespace nimstone::practice {

enum class Misconception {
    AddedWithCarries,  ///< added the heaps as ordinary numbers
    JoinedOnes,        ///< OR in place of ⊕
    HeapLeftOut,       ///< ⊕ of all heaps but one
    LargestHeap,       ///< moves in the largest heap, whatever the columns
    TopColumn,         ///< trusts the highest column of the table, though it is even
    LowerColumn,       ///< trusts an odd column that is not the highest odd one
    TookWhatIsLeft,    ///< answers y, what must be left, for x − y
    TookTheSum,        ///< takes s stones
    TookAll,           ///< takes the whole heap
    LargestPlusOne,    ///< for a mex, one more than the largest value
    ForgotZero,        ///< for a mex, the least positive number that is missing
    CountedValues,     ///< for a mex, how many values there are
    GapAfterRun,       ///< for a mex, the number after the longest run of values
    LeastValue,        ///< for a mex, the least of the values
    NeighbourOptions,  ///< takes the values one heap too far down for those of the options
    AllSmallerHeaps,   ///< takes every smaller heap for an option
    XorOfOptions,      ///< the nim-sum of the options' values for their mex
    SizesForValues,    ///< the nim-sum of the sizes of parts, whatever their games
    ResidueModM,       ///< in Bash's game the rest by m in place of m + 1
    LargestValue,      ///< the largest of the parts' values
    MexOfValues,       ///< the mex of the parts' values
    ForgotTheSwitch,   ///< plays Nim's move though the last stone loses and only heaps of 1 are left by it
    SwitchedEarly,     ///< leaves an odd number of heaps of 1 though a large heap is left
    NimSumOne,         ///< where the last stone loses, makes the nim-sum 1 in place of 0
};

inline constexpr int misconceptionCount = static_cast<int>(Misconception::NimSumOne) + 1;

/// The tag in records and files: `added-with-carries`. It never changes.
std::string_view name(Misconception misconception);
std::optional<Misconception> misconceptionNamed(std::string_view name);

/// What a person who holds it would answer.
struct Misled {
    Misconception misconception;
    Answer answer;

    bool operator==(const Misled&) const = default;
};

}  // namespace nimstone::practice
