// The skill of going from binary to a number, and back.
#pragma once

#include <bit>

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// What is given, and what is to be made of it.
enum class BinaryTask {
    Read,   ///< the bits are given: which number is it?
    Write,  ///< the number is given: which bits? The answer is the number that the chosen bits are worth
};

// --- what an answer turns out to be ---

struct RightBinary {
    static constexpr bool right = true;

    BinaryTask task = BinaryTask::Read;
    Count number = 0;
    int columns = 0;
};

struct WrongBinary {
    std::optional<Misconception> misconception{};
    BinaryTask task = BinaryTask::Read;
    Count answer = 0;
    Count number = 0;
    int columns = 0;
    Count column = 0;  ///< the highest column in which answer and number differ; the highest there is where that is none

    /// Taken for a slip, whatever mistaken idea gives the same answer.
    bool isOneBitOff() const { return std::has_single_bit(answer ^ number); }
    /// More than the columns can hold, for no reason that is known.
    bool isTooLarge() const { return !misconception && answer >> columns != 0; }
};

// --- hints ---

/// What is each column worth, from the right?
struct AskWhatColumnsAreWorth {
    BinaryTask task = BinaryTask::Read;
};

/// Each column is worth twice the one to its right; add the weights of the 1s, or take off the largest that fits.
struct DoubleToTheLeft {
    BinaryTask task = BinaryTask::Read;
    int columns = 0;
};

/// The highest 1.
struct HighestOne {
    BinaryTask task = BinaryTask::Read;
    Count column = 0;
};

/// What the upper half of the columns is worth; the lower half is left to do.
struct UpperHalf {
    BinaryTask task = BinaryTask::Read;
    Count lowest = 0;  ///< the lowest column of the upper half
    Count value = 0;
};

struct TheBinary {
    BinaryTask task = BinaryTask::Read;
    Count number = 0;
    int columns = 0;
};

/// A number and its bits, of which one is given. In some columns, not all, stands a 1, and more than one of them; read from
/// the other end it is another number.
///
///   level   columns
///   1       4 or 5
///   2       6 or 7
///   3       9 or 10
struct ReadBinaryExercise {
    using Result = std::variant<RightBinary, WrongBinary>;
    using Rung = std::variant<AskWhatColumnsAreWorth, DoubleToTheLeft, HighestOne, UpperHalf, TheBinary>;
    static constexpr Skill skill = Skill::ReadBinary;
    static constexpr Asks asks = Asks::Number;

    BinaryTask task = BinaryTask::Read;
    Count number = 0;
    int columns = 0;

    static ReadBinaryExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    Count difficulty() const;
    /// 0 where the bits are given.
    int answerColumns() const { return task == BinaryTask::Write ? columns : 0; }

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ReadBinaryExercise&) const = default;
};

}  // namespace nimstone::practice
