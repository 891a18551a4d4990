// The skill of finding the deciding column.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- the results of an answer ---

struct RightColumn {
    static constexpr bool right = true;

    Count column = 0;      ///< the highest column with a 1 in s
    std::size_t ones = 0;  ///< the number of 1s in it, which is odd
};

struct NoSuchColumn {
    Count highest = 0;  ///< the highest column in which some heap has a 1
};

/// The chosen column is not the deciding one.
struct NotDeciding {
    std::optional<Misconception> misconception{};
    Count column = 0;
    std::size_t ones = 0;  ///< the number of 1s in it
};

// --- hints ---

/// The question: which columns are even, and so need no change?
struct AskWhichAreEven {};

/// Count the 1s from the highest column down: the first column with an odd number is the deciding one.
struct CountFromTheTop {
    int columns = 0;
};

/// One of these columns is the deciding one. The others are those that people choose most often by mistake.
struct OneOfSomeColumns {
    Count columns = 0;  ///< the sum of the weights of two or three columns; never of all columns if there are three
};

/// One of these two columns is the deciding one. `higher` > `lower`.
struct OneOfLastTwoColumns {
    Count higher = 0;
    Count lower = 0;
};

struct TheColumn {
    Count column = 0;
    std::size_t ones = 0;
    Count sum = 0;  ///< s, the nim-sum
};

/// Which column is the deciding one, the highest with an odd number of 1s? Requires s ≠ 0 and at least two columns.
///
/// Worth asking: at level 1, the highest column with a 1 is even, or another odd column is below the deciding one. At
/// level 2, the highest column with a 1 is even; at level 3, both hold.
struct DecidingColumnExercise {
    using Result = std::variant<RightColumn, NoSuchColumn, NotDeciding>;
    using Rung = std::variant<AskWhichAreEven, CountFromTheTop, OneOfSomeColumns, OneOfLastTwoColumns, TheColumn>;
    static constexpr Skill skill = Skill::DecidingColumn;
    static constexpr Asks asks = Asks::Column;

    Position position;

    static DecidingColumnExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;

    /// The weights of all columns, from the highest in which some heap has a 1 down to 1.
    std::vector<Count> offered() const;

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const DecidingColumnExercise&) const = default;
};

}  // namespace nimstone::practice
