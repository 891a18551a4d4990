// The misconceptions that have a name. Each comment tells what a person with the misconception does or thinks.
#pragma once

#include <optional>
#include <string_view>

#include "core/practice/skills/answer.h"

namespace nimstone::practice {

enum class Misconception {
    ReadBackwards,          ///< reads the bits from right to left
    CountedOnes,            ///< counts the 1s
    AddedPlaces,            ///< adds the positions of the 1s instead of their weights
    WeightsFromTwo,         ///< gives the rightmost column the weight 2 instead of 1
    DecimalDigits,          ///< mistakes decimal digits for binary digits, or binary digits for decimal digits
    AddedWithCarries,       ///< adds the heaps as ordinary numbers
    JoinedOnes,             ///< uses a bitwise OR instead of the nim-sum
    HeapLeftOut,            ///< computes the nim-sum of all heaps but one
    XorEverywhere,          ///< computes the nim-sum of the numbers in a game that the nim-sum does not decide
    ResidueOfMost,          ///< divides by m in Bash's game, or by the largest amount plus 1 in a subtraction game
    MisereAsNim,            ///< judges misère Nim as Nim
    MisereReversed,         ///< judges misère Nim by the opposite of the rule of Nim
    QuotaForgotten,         ///< ignores the quota: takes more than it allows, or judges the heap as if no move had been made
    PartsApart,             ///< thinks that a sum is won if one of its components is won
    EvenHeaps,              ///< thinks that a position with an even number of heaps is lost
    EvenStones,             ///< thinks that a position with an even number of stones is lost
    LargestHeap,            ///< moves in the largest heap, whatever the columns are
    TopColumn,              ///< uses the highest column with a 1, although its number of 1s is even
    LowerColumn,            ///< uses an odd column that is not the highest odd one
    FullestColumn,          ///< uses the column with the most 1s, although its number of 1s is even
    HighestBit,             ///< looks for heaps whose highest bit is in the deciding column
    AlwaysOne,              ///< thinks that there is exactly one winning move
    AllHeaps,               ///< counts every heap as a heap with a winning move
    OddColumns,             ///< gives the number of odd columns as the answer
    AnyOddColumn,           ///< gives the number of heaps with a 1 in some odd column as the answer
    StoppedAtFirst,         ///< stops at the first winning move
    TookWhatIsLeft,         ///< gives the number of stones to leave as the answer instead of the number to take
    TookTheSum,             ///< takes s stones, where s is the nim-sum
    TookAll,                ///< takes the whole heap
    GoalNotLowered,         ///< in counting up, aims at n, although the player who reaches n loses
    ModuloMost,             ///< divides by m, the largest amount, instead of m + 1
    AnsweredReply,          ///< gives m + 1 − r instead of the remainder r: the reply to a move that takes r
    AnsweredQuotient,       ///< gives the number of blocks as the answer instead of the remainder
    TookMost,               ///< takes the largest number of stones that is allowed
    RoundedGolden,          ///< rounds a multiple of φ to the nearest integer
    CountedFromZero,        ///< gives a number for which the difference of the pair is one too small
    WrongSideOfPair,        ///< uses the smaller number of a pair instead of the larger, or the larger instead of the smaller
    AnsweredDifference,     ///< gives k, the difference of a pair, as the answer instead of a number of the pair
    PairBeside,             ///< is off by one row of the table of cold pairs
    DoubledNumber,          ///< gives twice or half the given number as the answer
    PowersOfTwo,            ///< uses powers of two instead of Fibonacci numbers
    NeighborsUsed,          ///< uses two neighboring Fibonacci numbers
    PartLeftOut,            ///< stops before the Zeckendorf terms add up to the number
    PartTooMany,            ///< adds a number to the right Zeckendorf terms
    BeganTooLow,            ///< skips the largest number that fits
    TookLargestPart,        ///< takes the largest Zeckendorf term
    TookRestBelowLargest,   ///< takes all stones but the largest Zeckendorf term
    TookAllAllowed,         ///< takes the whole quota
    TookOne,                ///< takes 1 stone, whatever the heap is
    QuotaTripled,           ///< thinks that the reply may take three times the amount instead of twice
    LargestPlusOne,         ///< gives the largest value plus 1 as the mex
    ForgotZero,             ///< gives the smallest positive number that is missing as the mex
    CountedValues,          ///< gives the number of values as the mex
    GapAfterRun,            ///< gives the number after the longest run of values as the mex
    LeastValue,             ///< gives the smallest value as the mex
    NeighborOptions,        ///< uses for each option the value of the heap that has one stone less
    AllSmallerHeaps,        ///< thinks that every smaller heap is an option
    XorOfOptions,           ///< gives the nim-sum of the options' values as the answer instead of their mex
    SizesForValues,         ///< computes the nim-sum of the sizes of the components, whatever their games are
    LargestValue,           ///< gives the largest value of a component as the answer
    MexOfValues,            ///< gives the mex of the components' values as the answer
    ForgotTheSwitch,        ///< plays the winning move of Nim in misère play, although only heaps of 1 are left after it
    SwitchedEarly,          ///< leaves an odd number of heaps of 1 in misère play, although a large heap is left too
    NimSumOne,              ///< makes the nim-sum 1 instead of 0 in misère play
    EqualAllowed,           ///< thinks that a move may leave a heap unchanged: uses s ⊕ x ≤ x instead of s ⊕ x < x
    QuotaAsTaken,           ///< thinks that the quota of Fibonacci Nim is the last amount instead of twice that amount
    PeriodByEye,            ///< guesses a period from a few values
    WindowFromZero,         ///< thinks that a few values from heap 0 on prove the period
};

inline constexpr int misconceptionCount = static_cast<int>(Misconception::WindowFromZero) + 1;

/// The name of the misconception in records and files, such as `added-with-carries`. A name never changes; a test holds the
/// list of all names.
std::string_view name(Misconception misconception);
std::optional<Misconception> misconceptionNamed(std::string_view name);

/// The answer that a person with the misconception would give.
struct MisconceptionAnswer {
    Misconception misconception;
    Answer answer;

    bool operator==(const MisconceptionAnswer&) const = default;
};

}  // namespace nimstone::practice
