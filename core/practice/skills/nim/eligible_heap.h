// The skill of finding a heap from which a winning move can be made.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

struct RightHeap {
    static constexpr bool right = true;

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
    std::optional<Misconception> misconception{};
    std::size_t heap = 0;
    Count size = 0;         ///< x
    Count sum = 0;          ///< s
    Count target = 0;       ///< s ⊕ x
    Count column = 0;       ///< the deciding column
    Count otherColumn = 0;  ///< TopColumn, LowerColumn: the column that misled; else 0
};

// --- hints ---

/// Which heap becomes smaller when it is replaced by s ⊕ x?
struct AskWhichShrinks {};

/// The highest column that is odd decides.
struct HighestOddColumnDecides {
    int columns = 0;
};

/// One of these two columns is the one that decides. `higher` > `lower`. Where every heap has a 1 in them, and there are
/// three or more, also where to look: among these heaps, a right one and a wrong one at least.
struct OneOfTwoColumns {
    Count higher = 0;
    Count lower = 0;
    std::vector<std::size_t> among{};  ///< in ascending order; empty for all
};

/// One of these two is right, and the other is not. `first` < `second`.
struct EitherHeap {
    std::size_t first = 0;
    std::size_t second = 0;
};

struct TheHeap {
    std::size_t heap = 0;
    Count column = 0;
    Count sum = 0;     ///< s
    Count size = 0;    ///< x
    Count target = 0;  ///< s ⊕ x < x
};

/// Which heap can a winning move be made from? s ≠ 0, and at least one heap with stones has no such move.
///
/// Harder in that: from level 2 on the eligible heap is not found in the highest column of the table; at level 3 it is
/// not the largest heap either.
struct EligibleHeapExercise {
    using Result = std::variant<RightHeap, NoSuchHeap, NotEligible>;
    using Rung = std::variant<AskWhichShrinks, HighestOddColumnDecides, OneOfTwoColumns, EitherHeap, TheHeap>;
    static constexpr Skill skill = Skill::EligibleHeap;
    static constexpr Asks asks = Asks::Heap;

    Position position;

    static EligibleHeapExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const EligibleHeapExercise&) const = default;
};

}  // namespace nimstone::practice
