// The skill of finding a heap that has a winning move in Nim.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- The results of an answer. ---

struct RightHeap {
    static constexpr bool right = true;

    std::size_t heap = 0;
    Count size = 0;           ///< x, the size of the heap
    Count sum = 0;            ///< s, the nim-sum
    Count target = 0;         ///< s ⊕ x, which is less than x
    Count column = 0;         ///< the highest column with a 1 in s
    std::size_t choices = 0;  ///< the number of heaps that are right answers
};

struct NoSuchHeap {
    std::size_t heaps = 0;
};

/// The chosen heap has no 1 in the deciding column, so s ⊕ x > x: stones would have to be added.
struct NotEligible {
    std::optional<Misconception> misconception{};
    std::size_t heap = 0;
    Count size = 0;         ///< x, the size of the heap
    Count sum = 0;          ///< s, the nim-sum
    Count target = 0;       ///< s ⊕ x, the size that would make the nim-sum 0
    Count column = 0;       ///< the deciding column: the highest column with a 1 in s
    Count otherColumn = 0;  ///< for TopColumn and LowerColumn, the column that misled the user; otherwise 0
};

// --- hints ---

/// The hint asks which heap becomes smaller if s ⊕ x replaces it.
struct AskWhichShrinks {};

/// The idea: the highest odd column is the deciding column.
struct HighestOddColumnDecides {
    int columns = 0;
};

/// The hint names two columns, one of which is the deciding column. `higher` > `lower`. If there are three heaps or more and
/// every heap has a 1 in one of the two columns, `among` limits the choice: it contains at least one right and one wrong heap.
struct OneOfTwoColumns {
    Count higher = 0;
    Count lower = 0;
    std::vector<std::size_t> among{};  ///< indices of heaps, ascending; empty stands for all heaps
};

/// The hint names two heaps, one of which is right and the other wrong. `first` < `second`.
struct EitherHeap {
    std::size_t first = 0;
    std::size_t second = 0;
};

struct TheHeap {
    std::size_t heap = 0;
    Count column = 0;
    Count sum = 0;     ///< s, the nim-sum
    Count size = 0;    ///< x, the size of the heap
    Count target = 0;  ///< s ⊕ x, which is less than x
};

/// The exercise asks for a heap that has a winning move. It requires s ≠ 0 and at least one heap with stones that has no
/// winning move.
///
/// From level 2 on, an exercise is worth asking if the highest column with a 1 is not the deciding column. At level 3, the
/// largest heap must also have no winning move.
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
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const EligibleHeapExercise&) const = default;
};

}  // namespace nimstone::practice
