// The skill of finding the Grundy value of a sum of games.
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/sum/game_sum.h"

namespace nimstone::practice {

// --- the results of an answer ---

struct RightSumValue {
    static constexpr bool right = true;

    std::vector<Count> values;  ///< the values of the parts
    Count sum = 0;              ///< the nim-sum of the values
};

struct WrongSumValue {
    std::optional<Misconception> misconception{};
    Count answer = 0;
    std::vector<Count> values{};  ///< the values of the parts
    std::size_t part = 0;         ///< the index of a part whose value the person got wrong; only for SizesForValues, ModuloMost and HeapLeftOut
    Count size = 0;               ///< the nim-sum of the heap sizes of that part; only for SizesForValues and ModuloMost
    Count most = 0;               ///< m of Bash's game, the largest number of stones to take; only for ModuloMost
    Count column = 0;             ///< the highest column in which the answer is wrong
    std::size_t ones = 0;         ///< the number of values with a 1 in that column
};

// --- hints ---

/// The question: which heap of Nim is each part equivalent to?
struct AskWhatComponentsAreWorth {
    std::size_t parts = 0;
};

/// The idea: replace each part by a Nim heap of its Grundy value; the nim-sum of these is the value of the sum.
struct ReplacePartsByHeaps {};

/// The value of one part that is not of Nim, and whether an odd number of all values have a 1 in the highest column.
struct ValueOfOnePart {
    std::size_t part = 0;
    Count value = 0;
    Count column = 0;    ///< no value has a 1 above it; at least 2, because the last rung tells the 1s column
    bool isOdd = false;  ///< true if an odd number of values have a 1 in the column
};

/// The nim-sum without its bit in the 1s column.
struct SumAboveLastColumn {
    Count value = 0;
};

struct TheSumValue {
    std::vector<Count> values;
    Count sum = 0;
};

/// What is the Grundy value of this sum? Or, with the same answer: which Nim heap has to be added so that the player to
/// move loses?
///
///   level   parts
///   1       a heap of Nim, a heap of Bash's game
///   2       these and a heap of Kayles or a subtraction game, whose values are given
///   3       Bash's game, and Kayles, a subtraction game and Wythoff's game, whose values are given
struct SumValueExercise {
    using Result = std::variant<RightSumValue, WrongSumValue>;
    using Rung = std::variant<AskWhatComponentsAreWorth, ReplacePartsByHeaps, ValueOfOnePart, SumAboveLastColumn,
                              TheSumValue>;
    static constexpr Skill skill = Skill::SumValue;
    static constexpr Asks asks = Asks::Number;

    GameSum gameSum;
    bool asksForHeap = false;  ///< true if the question asks which Nim heap to add

    std::vector<Count> values() const;
    /// Returns the Grundy values that the exercise gives for the game of a part: the values of heaps of 0, 1, …. For Wythoff's game
    /// they are the values of pairs with the part's first heap and a second heap of 0, 1, …. Empty for Nim and Bash's game, whose
    /// values are easy to find.
    std::vector<Count> given(std::size_t part) const;

    static SumValueExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    /// The number of parts times the number of columns of their values.
    Count difficulty() const;

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const SumValueExercise&) const = default;
};

}  // namespace nimstone::practice
