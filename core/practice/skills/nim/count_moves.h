// The skill of counting the winning first moves.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// A heap, and what it would have to become.
struct HeapAndTarget {
    std::size_t heap = 0;
    Count size = 0;    ///< x
    Count target = 0;  ///< s ⊕ x

    bool operator==(const HeapAndTarget&) const = default;
};

// --- what an answer turns out to be ---

struct RightNumberOfMoves {
    static constexpr bool right = true;

    Count count = 0;
    Count sum = 0;     ///< s
    Count column = 0;  ///< the highest 1 of s; 0 where s = 0
};

/// Of a position with s = 0: no move wins.
struct NoneWins {
    std::optional<Misconception> misconception{};  ///< AlwaysOne, AllHeaps, or none
    Count answer = 0;
    HeapAndTarget example;  ///< taking from it makes its columns odd: target = size, so it would have to stay as it is
};

/// Of a position with s ≠ 0.
struct WrongNumberOfMoves {
    std::optional<Misconception> misconception{};
    Count answer = 0;
    Count sum = 0;     ///< s
    Count column = 0;  ///< the deciding one
    std::size_t heaps = 0;
    /// Of a misconception: HighestBit, a heap that it left out; AlwaysOne, OddColumns, one with a winning move; AllHeaps,
    /// AnyOddColumn, one without.
    std::optional<HeapAndTarget> example;
};

// --- hints ---

/// How many winning moves can one heap have?
struct AskHowManyOfOneHeap {};

/// As many as the 1s of the highest odd column; none where no column is odd.
struct CountInDecidingColumn {
    int columns = 0;
};

/// An odd number, or 0.
struct OddOrNone {};

/// One of these two. `fewer` < `more`.
struct OneOfTwoNumbers {
    Count fewer = 0;
    Count more = 0;
};

struct TheNumberOfMoves {
    Count count = 0;
    Count column = 0;                ///< 0 where s = 0
    std::vector<std::size_t> heaps;  ///< those with a 1 in it
};

/// How many winning first moves are there? As many as heaps with a 1 in the deciding column; none where s = 0.
///
/// From level 2 on the heaps whose highest bit is in the deciding column are not as many; at level 3 those with a 1 in any
/// odd column are not either.
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
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const CountMovesExercise&) const = default;
};

}  // namespace nimstone::practice
