// The skill of finding the Grundy value of a sum of games.
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/sum/game_sum.h"

namespace nimstone::practice {

// --- The results of an answer. ---

struct RightSumValue {
    static constexpr bool right = true;

    std::vector<Count> values;  ///< the Grundy values of the components
    Count sum = 0;              ///< the nim-sum of the values
};

struct WrongSumValue {
    std::optional<Misconception> misconception{};
    Count answer = 0;
    std::vector<Count> values{};  ///< the Grundy values of the components
    std::size_t part = 0;         ///< the component with a wrong value (SizesForValues, ModuloMost) or left out (HeapLeftOut)
    Count size = 0;               ///< for SizesForValues and ModuloMost: the nim-sum of the heaps of this component
    Count most = 0;               ///< for ModuloMost: m of Bash's game, the largest amount
    Count column = 0;             ///< the highest column in which the answer is wrong
    std::size_t ones = 0;         ///< the number of values with a 1 in this column
};

// --- hints ---

/// The hint asks to which heap of Nim each component is equivalent.
struct AskWhatComponentsAreWorth {
    std::size_t parts = 0;
};

/// The idea: replace each component by a Nim heap of its Grundy value. The nim-sum of these heaps is the value of the sum.
struct ReplacePartsByHeaps {};

/// The hint gives the value of one component that is not Nim. It also says whether the number of values with a 1 in the
/// highest column is odd.
struct ValueOfOnePart {
    std::size_t part = 0;
    Count value = 0;
    Count column = 0;    ///< the highest column of the values, at least 2, because the last hint gives the 1s column
    bool isOdd = false;  ///< true if an odd number of values have a 1 in the column
};

/// The hint gives the nim-sum without its bit in the 1s column.
struct SumAboveLastColumn {
    Count value = 0;
};

struct TheSumValue {
    std::vector<Count> values;
    Count sum = 0;
};

/// The exercise asks for the Grundy value of a sum. Or it asks which Nim heap has to be added so that the player to move loses;
/// the answer is the same.
///
///   level   components
///   1       a heap of Nim, a heap of Bash's game
///   2       a heap of Nim, a heap of Bash's game, and a heap of Kayles or a subtraction game, whose values are given
///   3       a heap of Bash's game; and a heap of Kayles, a heap of a subtraction game, and a position of Wythoff's game, whose
///           values are given
struct SumValueExercise {
    using Result = std::variant<RightSumValue, WrongSumValue>;
    using Rung = std::variant<AskWhatComponentsAreWorth, ReplacePartsByHeaps, ValueOfOnePart, SumAboveLastColumn,
                              TheSumValue>;
    static constexpr Skill skill = Skill::SumValue;
    static constexpr Asks asks = Asks::Number;

    GameSum gameSum;
    bool asksForHeap = false;  ///< true if the question asks which Nim heap to add

    std::vector<Count> values() const;
    /// Returns the Grundy values that the exercise gives for the game of a component. If the heaps of the game are independent,
    /// they are the values of single heaps of 0, 1, …. For Wythoff's game they are the values of pairs of the component's first
    /// heap and a second heap of 0, 1, …. Empty for other games, and for Nim and Bash's game, whose values are easy to find.
    std::vector<Count> given(std::size_t part) const;

    static SumValueExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    /// The difficulty is the number of components times the number of binary columns of their values.
    Count difficulty() const;

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const SumValueExercise&) const = default;
};

}  // namespace nimstone::practice
