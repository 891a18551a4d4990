// The skill of adding in binary without carries.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- the results of an answer ---

struct RightSum {
    static constexpr bool right = true;

    Count sum = 0;
};

/// The heaps were added as ordinary numbers, with carries.
struct OrdinarySum {
    static constexpr auto misconception = Misconception::AddedWithCarries;

    Count answer = 0;
    Count column = 0;      ///< the lowest column with more than one 1, where the first carry occurs
    std::size_t ones = 0;  ///< the number of 1s in that column
};

/// The answer has a 1 in every column in which some heap has a 1: a bitwise OR.
struct JoinedOnes {
    static constexpr auto misconception = Misconception::JoinedOnes;

    Count answer = 0;
    Count column = 0;      ///< the highest column in which the answer is wrong
    std::size_t ones = 0;  ///< the number of 1s in that column, which is even
};

/// The nim-sum of all heaps but one.
struct HeapLeftOut {
    static constexpr auto misconception = Misconception::HeapLeftOut;

    Count answer = 0;
    std::size_t heap = 0;
    Count size = 0;
};

/// Some columns are wrong, and no misconception explains it.
struct WrongColumns {
    Count answer = 0;
    Count columns = 0;     ///< the sum of the weights of all wrong columns
    Count column = 0;      ///< the highest wrong column
    std::size_t ones = 0;  ///< the number of 1s in that column
};

// --- hints ---

/// The question: what do two 1s in the same column become?
struct AskWhatPairsDo {};

/// Each column is added on its own: an odd number of 1s gives 1, an even number gives 0, and nothing is carried.
struct AddWithoutCarries {
    int columns = 0;
};

/// The number of 1s in the highest column, as a start.
struct CountOneColumn {
    Count column = 0;
    std::size_t ones = 0;
};

/// The bits of the nim-sum in the upper half of the columns; the lower half is left to the user.
struct UpperColumns {
    Count lowest = 0;  ///< the lowest column of the upper half
    Count value = 0;   ///< s without the columns below `lowest`
};

struct TheSum {
    Count sum = 0;
};

/// What is s = x₁ ⊕ … ⊕ xₙ?
///
/// Worth asking: some column with a 1 holds an even number of 1s. So OR is wrong, and so is the ordinary sum, which has a
/// carry there.
struct NimSumExercise {
    using Result = std::variant<RightSum, OrdinarySum, JoinedOnes, HeapLeftOut, WrongColumns>;
    using Rung = std::variant<AskWhatPairsDo, AddWithoutCarries, CountOneColumn, UpperColumns, TheSum>;
    static constexpr Skill skill = Skill::NimSum;
    static constexpr Asks asks = Asks::Number;

    Position position;

    static NimSumExercise draw(Chance& chance, int level);
    bool isSound() const { return true; }
    bool isWorthAsking(int level) const;
    int answerColumns() const;

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const NimSumExercise&) const = default;
};

}  // namespace nimstone::practice
