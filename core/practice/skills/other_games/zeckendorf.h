// The skill of writing a number as a sum of Fibonacci numbers, no two of which are neighbors.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- The results of an answer. ---

struct RightForm {
    static constexpr bool right = true;

    Count n = 0;
    std::vector<Count> parts;  ///< the Zeckendorf terms, ascending
};

struct NothingChosen {
    Count n = 0;
};

/// The sum of the chosen numbers is right, but two of them are neighbors, so their sum is the next Fibonacci number.
struct NeighborsChosen {
    Count n = 0;
    Count lower = 0;
    Count higher = 0;
    Count together = 0;
    Misconception misconception = Misconception::NeighborsUsed;  ///< BeganTooLow if the largest term is not chosen
};

/// The sum of the chosen numbers is not n.
struct WrongFormSum {
    std::optional<Misconception> misconception{};
    Count n = 0;
    std::vector<Count> chosen;
    Count sum = 0;
    Count off = 0;  ///< the absolute difference between the sum and n
};

// --- hints ---

/// The hint asks whether the smaller numbers can add up to n without the largest number that fits.
struct AskWhatMustBeIn {};

/// The idea: take the largest number that fits, and do this again with the rest.
struct TakeTheLargest {};

/// The hint names the largest Zeckendorf term of n.
struct LargestPart {
    Count part = 0;
};

/// The hint names the larger half of the terms. It also says that the Fibonacci number before the smallest of these terms is
/// not a term.
struct LargerParts {
    std::vector<Count> parts;  ///< the larger half of the terms, ascending
    Count beneath = 0;         ///< the Fibonacci number before the smallest of these terms
};

struct TheForm {
    Count n = 0;
    std::vector<Count> parts;
};

/// The exercise asks which Fibonacci numbers add up to n if no two of them may be neighbors.
///
///   level   n            terms
///   1       4 to 33      2 or more
///   2       34 to 144    3 or more
///   3       145 to 987   4 or more
struct ZeckendorfExercise {
    using Result = std::variant<RightForm, NothingChosen, NeighborsChosen, WrongFormSum>;
    using Rung = std::variant<AskWhatMustBeIn, TakeTheLargest, LargestPart, LargerParts, TheForm>;
    static constexpr Skill skill = Skill::Zeckendorf;
    static constexpr Asks asks = Asks::Numbers;

    Count n = 0;

    static ZeckendorfExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const { return {n}; }
    /// The difficulty is the number of Fibonacci numbers to choose from times the number of Zeckendorf terms.
    Count difficulty() const;

    /// The numbers to choose from: all Fibonacci numbers up to n, ascending.
    std::vector<Count> offered() const;

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ZeckendorfExercise&) const = default;
};

}  // namespace nimstone::practice
