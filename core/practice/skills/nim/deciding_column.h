// The skill of finding the deciding column in Nim.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- The results of an answer. ---

struct RightColumn {
    static constexpr bool right = true;

    Count column = 0;      ///< the highest column with a 1 in s
    std::size_t ones = 0;  ///< the number of 1s in the column, which is odd
};

struct NoSuchColumn {
    Count highest = 0;  ///< the highest column in which some heap has a 1
};

/// The user chose a column that is not the deciding column.
struct NotDeciding {
    std::optional<Misconception> misconception{};
    Count column = 0;
    std::size_t ones = 0;  ///< the number of 1s in the chosen column
};

// --- hints ---

/// The hint asks which columns are even and so need no change.
struct AskWhichAreEven {};

/// The idea: count the 1s from the highest column down. The first column with an odd number of 1s is the deciding column.
struct CountFromTheTop {
    int columns = 0;
};

/// The hint names some columns, one of which is the deciding column. The others are columns that people choose most often by
/// mistake.
struct OneOfSomeColumns {
    Count columns = 0;  ///< the sum of the weights of the named columns: three, or two if the position has at most three columns
};

/// The hint names two columns, one of which is the deciding column. `higher` > `lower`.
struct OneOfLastTwoColumns {
    Count higher = 0;
    Count lower = 0;
};

struct TheColumn {
    Count column = 0;
    std::size_t ones = 0;
    Count sum = 0;  ///< s, the nim-sum
};

/// The exercise asks for the deciding column: the highest column with an odd number of 1s. It requires s ≠ 0 and at least two
/// columns.
///
/// At level 1, an exercise is worth asking if the highest column with a 1 is even, or if there is another odd column below the
/// deciding column. At level 2, the highest column with a 1 must be even. At level 3, both conditions must hold.
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
