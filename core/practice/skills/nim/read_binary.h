// The skill of converting a number from binary and into binary.
#pragma once

#include <bit>

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// The direction of the conversion.
enum class BinaryTask {
    Read,   ///< the exercise shows the bits and asks for the number
    Write,  ///< the exercise shows the number and asks for the bits; the answer is the number that the bits represent
};

// --- The results of an answer. ---

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
    Count column = 0;  ///< the highest column in which `answer` and `number` differ; if `isTooLarge()`, the highest column

    /// True if a single bit of the answer is wrong. The error then counts as a slip, even if a misconception gives the same
    /// answer.
    bool isOneBitOff() const { return std::has_single_bit(answer ^ number); }
    /// True if the answer does not fit into the columns and no misconception explains it.
    bool isTooLarge() const { return !misconception && answer >> columns != 0; }
};

// --- hints ---

/// The hint asks what each column is worth, from the right.
struct AskWhatColumnsAreWorth {
    BinaryTask task = BinaryTask::Read;
};

/// The idea: each column is worth twice the column on its right. Reading adds the weights of the 1s; writing subtracts the
/// largest weight that fits.
struct DoubleToTheLeft {
    BinaryTask task = BinaryTask::Read;
    int columns = 0;
};

/// The hint names the highest column with a 1.
struct HighestOne {
    BinaryTask task = BinaryTask::Read;
    Count column = 0;
};

/// The hint gives the value of the upper half of the columns. The lower half is left to the user.
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

/// A number and its bits; the exercise shows one and asks for the other. It requires at least two 1s. It is worth asking if
/// some column has a 0, and if the bits in reverse order are another number.
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
    /// The number of columns of the answer; 0 if the exercise shows the bits, because the user then types a number.
    int answerColumns() const { return task == BinaryTask::Write ? columns : 0; }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ReadBinaryExercise&) const = default;
};

}  // namespace nimstone::practice
