// The skill of converting a number from binary and to binary.
#pragma once

#include <bit>

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// The direction of the conversion.
enum class BinaryTask {
    Read,   ///< the bits are given, and the number is asked for
    Write,  ///< the number is given, and the bits are asked for; the answer is the number that the chosen bits represent
};

// --- the results of an answer ---

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
    Count column = 0;  ///< the highest column in which `answer` and `number` differ; if `isTooLarge()`, the highest one

    /// True if a single bit is wrong. It then counts as a slip, even if a misconception gives the same answer.
    bool isOneBitOff() const { return std::has_single_bit(answer ^ number); }
    /// True if the answer does not fit into the columns and no misconception explains it.
    bool isTooLarge() const { return !misconception && answer >> columns != 0; }
};

// --- hints ---

/// The question: what is each column worth, from the right?
struct AskWhatColumnsAreWorth {
    BinaryTask task = BinaryTask::Read;
};

/// Each column is worth twice the one on its right. Reading adds the weights of the 1s; writing subtracts the largest
/// weight that fits.
struct DoubleToTheLeft {
    BinaryTask task = BinaryTask::Read;
    int columns = 0;
};

/// The highest column with a 1.
struct HighestOne {
    BinaryTask task = BinaryTask::Read;
    Count column = 0;
};

/// The value of the upper half of the columns; the lower half is left to the user.
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

/// A number and its bits, one of which is given. Requires at least two 1s. Worth asking: some column has a 0, and the
/// bits in reverse order are another number.
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
    /// 0 if the bits are given, because the answer is then typed as a number.
    int answerColumns() const { return task == BinaryTask::Write ? columns : 0; }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ReadBinaryExercise&) const = default;
};

}  // namespace nimstone::practice
