// The mistakes that have a name. Each comment says what a person with that misconception does.
#pragma once

#include <optional>
#include <string_view>

#include "core/practice/skills/answer.h"

namespace nimstone::practice {

enum class Misconception {
    ReadBackwards,          ///< reads the bits from right to left
    CountedOnes,            ///< counts the 1s
    AddedPlaces,            ///< adds the positions of the 1s instead of their weights
    WeightsFromTwo,         ///< takes the rightmost column to be worth 2
    DecimalDigits,          ///< mistakes decimal digits for binary ones, or the other way round
    AddedWithCarries,       ///< adds the heaps as ordinary numbers
    JoinedOnes,             ///< uses OR instead of ⊕
    HeapLeftOut,            ///< computes ⊕ of all heaps but one
    XorEverywhere,          ///< computes the nim-sum of the numbers in a game that it does not decide
    ResidueOfMost,          ///< divides by m, or by the largest amount plus 1
    MisereAsNim,            ///< judges misère Nim as Nim
    MisereReversed,         ///< judges misère Nim by the opposite of Nim's rule
    QuotaForgotten,         ///< ignores the quota: takes more than it allows, or judges the heap as a fresh one
    PartsApart,             ///< thinks that a sum is won if one of its parts is won
    EvenHeaps,              ///< thinks that an even number of heaps is lost
    EvenStones,             ///< thinks that an even number of stones is lost
    LargestHeap,            ///< moves in the largest heap, whatever the columns
    TopColumn,              ///< uses the highest column with a 1, although it is even
    LowerColumn,            ///< uses an odd column that is not the highest odd one
    FullestColumn,          ///< uses the column with the most 1s, although it is even
    HighestBit,             ///< looks for heaps whose highest bit is in the deciding column
    AlwaysOne,              ///< thinks that there is exactly one winning move
    AllHeaps,               ///< counts every heap
    OddColumns,             ///< counts the odd columns
    AnyOddColumn,           ///< counts the heaps with a 1 in some odd column
    StoppedAtFirst,         ///< stops at the first winning move
    TookWhatIsLeft,         ///< answers y, the number to leave, instead of x − y
    TookTheSum,             ///< takes s stones, the nim-sum
    TookAll,                ///< takes the whole heap
    GoalNotLowered,         ///< aims at n in counting up, although the player who reaches n loses
    ModuloMost,             ///< divides by m instead of m + 1
    AnsweredReply,          ///< answers m + 1 − r, which is the reply to a take of r
    AnsweredQuotient,       ///< answers the number of blocks instead of the remainder
    TookMost,               ///< takes as many stones as allowed
    RoundedGolden,          ///< rounds a multiple of φ to the nearest integer
    CountedFromZero,        ///< makes the difference of a pair one too small
    WrongSideOfPair,        ///< uses the smaller number of a pair instead of the larger, or the other way round
    AnsweredDifference,     ///< answers k, the difference of a pair, instead of its number
    PairBeside,             ///< is off by one row of the table of cold pairs
    DoubledNumber,          ///< takes twice or half the number
    PowersOfTwo,            ///< uses powers of two instead of Fibonacci numbers
    NeighboursUsed,         ///< uses two neighbouring Fibonacci numbers
    PartLeftOut,            ///< stops before the parts add up to the number
    PartTooMany,            ///< adds a number to the right parts
    BeganTooLow,            ///< skips the largest number that fits
    TookLargestPart,        ///< takes the largest Zeckendorf part
    TookRestBelowLargest,   ///< takes all stones but the largest part
    TookAllAllowed,         ///< takes the whole quota
    TookOne,                ///< takes 1 stone, whatever the heap
    QuotaTripled,           ///< thinks that the reply may take three times as many
    LargestPlusOne,         ///< answers the largest value plus 1 for a mex
    ForgotZero,             ///< answers the least positive number that is missing for a mex
    CountedValues,          ///< answers the number of values for a mex
    GapAfterRun,            ///< answers the number after the longest run of values for a mex
    LeastValue,             ///< answers the least of the values for a mex
    NeighbourOptions,       ///< uses for each option the value of the heap with one stone less
    AllSmallerHeaps,        ///< takes every smaller heap for an option
    XorOfOptions,           ///< answers the nim-sum of the options' values instead of their mex
    SizesForValues,         ///< computes the nim-sum of the sizes of the parts, whatever their games
    LargestValue,           ///< answers the largest of the parts' values
    MexOfValues,            ///< answers the mex of the parts' values
    ForgotTheSwitch,        ///< plays Nim's move in misère play, although only heaps of 1 are left after it
    SwitchedEarly,          ///< leaves an odd number of heaps of 1 in misère play, although a large heap is left
    NimSumOne,              ///< makes the nim-sum 1 instead of 0 in misère play
    EqualAllowed,           ///< uses s ⊕ x ≤ x instead of s ⊕ x < x
    QuotaAsTaken,           ///< takes the quota of Fibonacci Nim to be the last amount instead of twice that
    PeriodByEye,            ///< guesses a period from a few values
    WindowFromZero,         ///< takes a few values from heap 0 on as a proof of the period
};

inline constexpr int misconceptionCount = static_cast<int>(Misconception::WindowFromZero) + 1;

/// The tag in records and files: `added-with-carries`. A tag never changes; a test holds the list of all tags.
std::string_view name(Misconception misconception);
std::optional<Misconception> misconceptionNamed(std::string_view name);

/// The answer that a person with that misconception would give.
struct MisconceptionAnswer {
    Misconception misconception;
    Answer answer;

    bool operator==(const MisconceptionAnswer&) const = default;
};

}  // namespace nimstone::practice
