// The skill of adding in binary without carries.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- The results of an answer. ---

struct RightSum {
    static constexpr bool right = true;

    Count sum = 0;
};

/// The answer is the ordinary sum of the heaps, with carries.
struct OrdinarySum {
    static constexpr auto misconception = Misconception::AddedWithCarries;

    Count answer = 0;
    Count column = 0;      ///< the lowest column with more than one 1, where the first carry occurs
    std::size_t ones = 0;  ///< the number of 1s in `column`
};

/// The answer has a 1 in every column in which some heap has a 1. It is a bitwise OR of the heaps.
struct JoinedOnes {
    static constexpr auto misconception = Misconception::JoinedOnes;

    Count answer = 0;
    Count column = 0;      ///< the highest column in which the answer is wrong
    std::size_t ones = 0;  ///< the number of 1s in `column`, which is even
};

/// The answer is the nim-sum of all heaps but one.
struct HeapLeftOut {
    static constexpr auto misconception = Misconception::HeapLeftOut;

    Count answer = 0;
    std::size_t heap = 0;
    Count size = 0;
};

/// Some columns of the answer are wrong, and no known misconception explains the answer.
struct WrongColumns {
    Count answer = 0;
    Count columns = 0;     ///< the sum of the weights of all wrong columns
    Count column = 0;      ///< the highest wrong column
    std::size_t ones = 0;  ///< the number of 1s in `column`
};

// --- hints ---

/// The hint asks what two 1s in the same column become.
struct AskWhatPairsDo {};

/// The idea: each column is added on its own. An odd number of 1s gives 1, an even number gives 0, and nothing is carried.
struct AddWithoutCarries {
    int columns = 0;
};

/// The hint gives the number of 1s in the highest column, as a start.
struct CountOneColumn {
    Count column = 0;
    std::size_t ones = 0;
};

/// The hint gives the bits of the nim-sum in the upper half of the columns. The lower half is left to the user.
struct UpperColumns {
    Count lowest = 0;  ///< the lowest column of the upper half
    Count value = 0;   ///< s without the columns below `lowest`
};

struct TheSum {
    Count sum = 0;
};

/// The exercise asks for the nim-sum s = x₁ ⊕ … ⊕ xₙ.
///
/// An exercise is worth asking if some column with a 1 contains an even number of 1s. Then OR gives a wrong answer, and the
/// ordinary sum is wrong too, because it has a carry in this column.
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
