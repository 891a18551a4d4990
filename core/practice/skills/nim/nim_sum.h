// The skill of adding in binary, without carries.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

struct RightSum {
    static constexpr bool right = true;

    Count sum = 0;
};

/// The heaps were added as ordinary numbers, with carries.
struct OrdinarySum {
    static constexpr auto misconception = Misconception::AddedWithCarries;

    Count answer = 0;
    Count column = 0;      ///< the lowest column with more than one 1: the first carry
    std::size_t ones = 0;  ///< how many 1s it holds
};

/// Every column with a 1 in it gave a 1: a bitwise OR.
struct JoinedOnes {
    static constexpr auto misconception = Misconception::JoinedOnes;

    Count answer = 0;
    Count column = 0;      ///< the highest column in which that is wrong
    std::size_t ones = 0;  ///< how many 1s it holds, an even number
};

/// The nim-sum of all heaps but one.
struct HeapLeftOut {
    static constexpr auto misconception = Misconception::HeapLeftOut;

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

// --- hints ---

/// What becomes of two 1s in the same column?
struct AskWhatPairsDo {};

/// In binary, each column on its own: an odd number of 1s gives 1, an even number 0, and nothing is carried.
struct AddWithoutCarries {
    int columns = 0;
};

/// The highest column of the table, to begin with.
struct CountOneColumn {
    Count column = 0;
    std::size_t ones = 0;
};

/// What the nim-sum has in the upper half of the columns; the lower half is left to do.
struct UpperColumns {
    Count lowest = 0;  ///< the lowest column of the upper half
    Count value = 0;   ///< s without the columns below it
};

struct TheSum {
    Count sum = 0;
};

/// What is s = x₁ ⊕ … ⊕ xₙ?
///
/// Some column holds an even number of 1s, so that OR is wrong, and so is the ordinary sum, which carries there.
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
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const NimSumExercise&) const = default;
};

}  // namespace nimstone::practice
