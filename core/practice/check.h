// What an answer to an exercise is: right, or wrong in a way that has a name.
#pragma once

#include <variant>

#include "core/practice/exercise.h"

namespace nimstone::practice {

// --- nim-sum ---

struct RightSum {
    Count sum = 0;
};

/// The heaps were added as ordinary numbers, with carries.
struct OrdinarySum {
    Count answer = 0;
    Count column = 0;      ///< the lowest column with more than one 1: the first carry
    std::size_t ones = 0;  ///< how many 1s it holds
};

/// Every column with a 1 in it gave a 1: a bitwise OR.
struct JoinedOnes {
    Count answer = 0;
    Count column = 0;      ///< the highest column in which that is wrong
    std::size_t ones = 0;  ///< how many 1s it holds, an even number
};

/// The nim-sum of all heaps but one.
struct HeapLeftOut {
    Count answer = 0;
    std::size_t heap = 0;
    Count size = 0;
};

/// Some columns are wrong, for no reason that is known.
struct WrongColumns {
    Count answer = 0;
    Count columns = 0;     ///< has a 1 in each wrong column
    Count column = 0;      ///< the highest of them
    std::size_t ones = 0;  ///< how many 1s that one holds
};

// --- the eligible heap ---

struct RightHeap {
    std::size_t heap = 0;
    Count size = 0;           ///< x
    Count sum = 0;            ///< s
    Count target = 0;         ///< s ⊕ x < x
    Count column = 0;         ///< the highest 1 of s
    std::size_t choices = 0;  ///< how many heaps are right
};

struct NoSuchHeap {
    std::size_t heaps = 0;
};

/// The heap has no 1 in the deciding column, so s ⊕ x > x: stones would have to be added.
struct NotEligible {
    enum class Why {
        LargestHeap,  ///< the largest heap was taken for the one to move
        TopColumn,    ///< its highest bit is in the highest column of the table, but that one is even
        LowerColumn,  ///< it has a 1 in an odd column, but not in the highest odd one
        NoReason,
    };
    Why why = Why::NoReason;
    std::size_t heap = 0;
    Count size = 0;         ///< x
    Count sum = 0;          ///< s
    Count target = 0;       ///< s ⊕ x
    Count column = 0;       ///< the deciding column
    Count otherColumn = 0;  ///< TopColumn, LowerColumn: the column that misled; else 0
};

// --- how many to take ---

struct RightAmount {
    Move move;
    Count sum = 0;     ///< s
    Count before = 0;  ///< x
    Count after = 0;   ///< y = s ⊕ x
};

struct TakesNothing {
    std::size_t heap = 0;
};

struct TakesTooMany {
    std::size_t heap = 0;
    Count answer = 0;
    Count size = 0;      ///< all that there is
    bool isSum = false;  ///< the answer is s
};

/// A legal move that leaves t ≠ 0, with the other player's winning reply.
struct WrongAmount {
    enum class Why {
        AnsweredTarget,  ///< the number taken is y, which is what had to be left
        TookSum,         ///< s stones were taken
        TookAll,
        NoReason,
    };
    Why why = Why::NoReason;
    Move move;
    Count sum = 0;   ///< s
    Count left = 0;  ///< what the heap has then
    Count t = 0;     ///< its 1s are the odd columns after the move
    Position after;
    Move refutation;
    Position afterRefutation;
};

using Result = std::variant<RightSum, OrdinarySum, JoinedOnes, HeapLeftOut, WrongColumns, RightHeap, NoSuchHeap,
                            NotEligible, RightAmount, TakesNothing, TakesTooMany, WrongAmount>;

/// Where an answer fits several misconceptions, the one listed first is named. `exercise` is sound.
Result check(const Exercise& exercise, Answer answer);

bool isRight(const Result& result);

}  // namespace nimstone::practice
