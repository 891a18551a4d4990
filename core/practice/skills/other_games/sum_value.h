// The skill of finding the Grundy value of a sum of games.
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/sum/game_sum.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

struct RightSumValue {
    static constexpr bool right = true;

    std::vector<Count> values;  ///< of the parts
    Count sum = 0;              ///< their nim-sum
};

struct WrongSumValue {
    std::optional<Misconception> misconception{};
    Count answer = 0;
    std::vector<Count> values{};  ///< of the parts
    std::size_t part = 0;         ///< SizesForValues, ModuloMost, HeapLeftOut: a part that went wrong
    Count size = 0;               ///< SizesForValues, ModuloMost: the stones of that part
    Count most = 0;               ///< ModuloMost: m
    Count column = 0;             ///< the highest column that is wrong
    std::size_t ones = 0;         ///< how many values have a 1 there
};

// --- hints ---

/// Which heap of Nim plays like each part?
struct AskWhatComponentsAreWorth {
    std::size_t parts = 0;
};

/// In place of each part a Nim heap of its Grundy value; their nim-sum is the value of the whole.
struct ReplacePartsByHeaps {};

/// One of the parts, not a heap of Nim, and its value; and how many of all values have a 1 in the highest column.
struct ValueOfOnePart {
    std::size_t part = 0;
    Count value = 0;
    Count column = 0;    ///< no value has a 1 above it; at least 2, for the 1s column is left to the last rung
    bool isOdd = false;  ///< an odd number of values have a 1 in it
};

/// What the nim-sum has above the 1s column.
struct SumAboveLastColumn {
    Count value = 0;
};

struct TheSumValue {
    std::vector<Count> values;
    Count sum = 0;
};

/// What is the Grundy value of this sum? Or, which is the same number: how large a Nim heap beside it makes the player to
/// move lose?
///
///   level   parts
///   1       a heap of Nim, a heap of Bash's game
///   2       the same and a third, of Kayles or a subtraction game, whose values are given
///   3       four, with Kayles, a subtraction game and Wythoff's game, whose values are given
struct SumValueExercise {
    using Result = std::variant<RightSumValue, WrongSumValue>;
    using Rung = std::variant<AskWhatComponentsAreWorth, ReplacePartsByHeaps, ValueOfOnePart, SumAboveLastColumn,
                              TheSumValue>;
    static constexpr Skill skill = Skill::SumValue;
    static constexpr Asks asks = Asks::Number;

    GameSum gameSum;
    bool asksForHeap = false;  ///< the second question

    std::vector<Count> values() const;
    /// The values of a part's game that are given: of heaps of 0, 1, …; in Wythoff's game of a second heap of 0, 1, … beside
    /// the part's first. Empty where the value is easily found.
    std::vector<Count> given(std::size_t part) const;

    static SumValueExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    /// Parts times the columns of their values.
    Count difficulty() const;

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const SumValueExercise&) const = default;
};

}  // namespace nimstone::practice
