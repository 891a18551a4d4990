// The skill of counting the winning first moves in Nim.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// A heap, and the size to which a winning move would reduce it.
struct HeapAndTarget {
    std::size_t heap = 0;
    Count size = 0;    ///< x, the current size of the heap
    Count target = 0;  ///< s ⊕ x, the size that would make the nim-sum 0

    bool operator==(const HeapAndTarget&) const = default;
};

// --- The results of an answer. ---

struct RightNumberOfMoves {
    static constexpr bool right = true;

    Count count = 0;
    Count sum = 0;     ///< s, the nim-sum
    Count column = 0;  ///< the highest column with a 1 in s; 0 if s = 0
};

/// A wrong answer in a position with s = 0, where no move wins.
struct NoneWins {
    std::optional<Misconception> misconception{};  ///< AlwaysOne, AllHeaps, or no misconception
    Count answer = 0;
    HeapAndTarget example;  ///< a heap with `target` equal to `size`: it would have to stay as it is, so no move in it wins
};

/// A wrong answer in a position with s ≠ 0.
struct WrongNumberOfMoves {
    std::optional<Misconception> misconception{};
    Count answer = 0;
    Count sum = 0;     ///< s, the nim-sum
    Count column = 0;  ///< the deciding column: the highest column with a 1 in s
    std::size_t heaps = 0;
    /// An example that disproves the misconception. For HighestBit, it is a heap that the misconception leaves out; for
    /// AlwaysOne and OddColumns, a heap with a winning move; for AllHeaps and AnyOddColumn, a heap without a winning move.
    std::optional<HeapAndTarget> example;
};

// --- hints ---

/// The hint asks how many winning moves one heap can have.
struct AskHowManyOfOneHeap {};

/// The idea: the number of winning moves is the number of 1s in the highest odd column, or 0 if no column is odd.
struct CountInDecidingColumn {
    int columns = 0;
};

/// The hint says that the number of winning moves is odd or 0.
struct OddOrNone {};

/// The hint names two numbers, one of which is the number of winning moves. `fewer` < `more`.
struct OneOfTwoNumbers {
    Count fewer = 0;
    Count more = 0;
};

struct TheNumberOfMoves {
    Count count = 0;
    Count column = 0;                ///< the deciding column; 0 if s = 0
    std::vector<std::size_t> heaps;  ///< the heaps with a 1 in the deciding column
};

/// The exercise asks for the number of winning first moves. It is the number of heaps with a 1 in the deciding column, or 0 if
/// s = 0.
///
/// From level 2 on, an exercise is worth asking if the number of heaps whose highest bit is in the deciding column is not the
/// right answer. At level 3, the number of heaps with a 1 in any odd column must also not be the right answer.
struct CountMovesExercise {
    using Result = std::variant<RightNumberOfMoves, NoneWins, WrongNumberOfMoves>;
    using Rung = std::variant<AskHowManyOfOneHeap, CountInDecidingColumn, OddOrNone, OneOfTwoNumbers, TheNumberOfMoves>;
    static constexpr Skill skill = Skill::CountMoves;
    static constexpr Asks asks = Asks::Number;

    Position position;

    static CountMovesExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const CountMovesExercise&) const = default;
};

}  // namespace nimstone::practice
