// The skill of finding the column that decides.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

struct RightColumn {
    static constexpr bool right = true;

    Count column = 0;      ///< the highest 1 of s
    std::size_t ones = 0;  ///< how many 1s it holds, an odd number
};

struct NoSuchColumn {
    Count highest = 0;  ///< the highest column of the table
};

/// Another column of the table.
struct NotDeciding {
    std::optional<Misconception> misconception{};
    Count column = 0;
    std::size_t ones = 0;  ///< how many 1s it holds
};

// --- hints ---

/// Which columns are even, and so need no change?
struct AskWhichAreEven {};

/// Count the 1s, from the highest column down: the first odd number decides.
struct CountFromTheTop {
    int columns = 0;
};

/// One of these decides: the columns that tempt are among them.
struct OneOfSomeColumns {
    Count columns = 0;  ///< has a 1 in each of two or three of them, but not in all columns where there are three
};

/// One of these two decides. `higher` > `lower`.
struct OneOfLastTwoColumns {
    Count higher = 0;
    Count lower = 0;
};

struct TheColumn {
    Count column = 0;
    std::size_t ones = 0;
    Count sum = 0;  ///< s
};

/// Which column decides: which is the highest with an odd number of 1s? s ≠ 0, and the table has two columns or more.
///
/// Some other column tempts; from level 2 on the highest of the table is even, and at level 3 an odd one stands below the
/// one that decides.
struct DecidingColumnExercise {
    using Result = std::variant<RightColumn, NoSuchColumn, NotDeciding>;
    using Rung = std::variant<AskWhichAreEven, CountFromTheTop, OneOfSomeColumns, OneOfLastTwoColumns, TheColumn>;
    static constexpr Skill skill = Skill::DecidingColumn;
    static constexpr Asks asks = Asks::Column;

    Position position;

    static DecidingColumnExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;

    /// The columns of the table by their weights, the highest first.
    std::vector<Count> offered() const;

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const DecidingColumnExercise&) const = default;
};

}  // namespace nimstone::practice
