// The mistakes that have a name: what someone who holds a mistaken idea answers.
#pragma once

#include <optional>
#include <string_view>

#include "core/practice/skills/answer.h"

namespace nimstone::practice {

enum class Misconception {
    ReadBackwards,          ///< reads the bits from the other end
    CountedOnes,            ///< counts the 1s
    AddedPlaces,            ///< adds the places of the 1s in place of their weights
    WeightsFromTwo,         ///< takes the rightmost column to be worth 2
    DecimalDigits,          ///< takes decimal digits for binary ones, or the other way round
    AddedWithCarries,       ///< added the heaps as ordinary numbers
    JoinedOnes,             ///< OR in place of ⊕
    HeapLeftOut,            ///< ⊕ of all heaps but one
    XorEverywhere,          ///< takes the nim-sum of the numbers in a game that it does not decide
    ResidueOfMost,          ///< divides by m, or by the largest amount plus 1
    MisereAsNim,            ///< judges misère Nim as Nim
    MisereReversed,         ///< judges misère Nim as Nim the other way round
    QuotaForgotten,         ///< forgets the quota: takes what it does not allow, or judges the heap as a fresh one
    PartsApart,             ///< thinks that a sum is won when a part of it is
    EvenHeaps,              ///< thinks that an even number of heaps is lost
    EvenStones,             ///< thinks that an even number of stones is lost
    LargestHeap,            ///< moves in the largest heap, whatever the columns
    TopColumn,              ///< trusts the highest column of the table, though it is even
    LowerColumn,            ///< trusts an odd column that is not the highest odd one
    FullestColumn,          ///< trusts the column with most 1s, though it is even
    HighestBit,             ///< looks for heaps whose highest bit is in the deciding column
    AlwaysOne,              ///< thinks that there is exactly one winning move
    AllHeaps,               ///< counts every heap
    OddColumns,             ///< counts the odd columns
    AnyOddColumn,           ///< counts the heaps with a 1 in some odd column
    StoppedAtFirst,         ///< stops at the first winning move
    TookWhatIsLeft,         ///< answers y, what must be left, for x − y
    TookTheSum,             ///< takes s stones
    TookAll,                ///< takes the whole heap
    GoalNotLowered,         ///< counts on to n, though who comes to n loses
    ModuloMost,             ///< divides by m in place of m + 1
    AnsweredReply,          ///< answers m + 1 − r, which would be the reply to a take of r
    AnsweredQuotient,       ///< answers how many blocks there are, for the rest
    TookMost,               ///< takes as many as may be taken
    RoundedGolden,          ///< rounds a multiple of φ to the nearest integer
    CountedFromZero,        ///< takes the difference of a pair one too small
    WrongSideOfPair,        ///< takes the smaller number of a pair for the larger one, or the other way round
    AnsweredDifference,     ///< answers k, the difference of a pair, for its number
    PairBeside,             ///< is off by one row of the table
    DoubledNumber,          ///< takes twice or half the number
    PowersOfTwo,            ///< thinks of binary digits
    NeighboursUsed,         ///< uses two Fibonacci numbers that follow each other
    PartLeftOut,            ///< stops before the parts make the number
    PartTooMany,            ///< adds a number to the parts
    BeganTooLow,            ///< passes over the largest number that fits
    TookLargestPart,        ///< takes the largest Zeckendorf part
    TookRestBelowLargest,   ///< takes all below the largest part
    TookAllAllowed,         ///< takes the whole quota
    TookOne,                ///< takes 1, whatever the heap
    QuotaTripled,           ///< thinks that three times as many may be taken in answer
    LargestPlusOne,         ///< for a mex, one more than the largest value
    ForgotZero,             ///< for a mex, the least positive number that is missing
    CountedValues,          ///< for a mex, how many values there are
    GapAfterRun,            ///< for a mex, the number after the longest run of values
    LeastValue,             ///< for a mex, the least of the values
    NeighbourOptions,       ///< takes the values one heap too far down for those of the options
    AllSmallerHeaps,        ///< takes every smaller heap for an option
    XorOfOptions,           ///< the nim-sum of the options' values for their mex
    SizesForValues,         ///< the nim-sum of the sizes of parts, whatever their games
    LargestValue,           ///< the largest of the parts' values
    MexOfValues,            ///< the mex of the parts' values
    ForgotTheSwitch,        ///< plays Nim's move though the last stone loses and only heaps of 1 are left by it
    SwitchedEarly,          ///< leaves an odd number of heaps of 1 though a large heap is left
    NimSumOne,              ///< where the last stone loses, makes the nim-sum 1 in place of 0
    EqualAllowed,           ///< s ⊕ x ≤ x in place of s ⊕ x < x
    QuotaAsTaken,           ///< in Fibonacci Nim, at most as many as were taken, in place of twice that
    PeriodByEye,            ///< a period guessed from a few values
    WindowFromZero,         ///< a few values at the start for a proof of the period
};

inline constexpr int misconceptionCount = static_cast<int>(Misconception::WindowFromZero) + 1;

/// The tag in records and files, that of the enumerator: `added-with-carries`. It never changes, and a test holds all of them.
std::string_view name(Misconception misconception);
std::optional<Misconception> misconceptionNamed(std::string_view name);

/// What a person who holds it would answer.
struct Misled {
    Misconception misconception;
    Answer answer;

    bool operator==(const Misled&) const = default;
};

}  // namespace nimstone::practice
