// The skill of writing a number as a sum of Fibonacci numbers, no two of which are neighbours.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- the results of an answer ---

struct RightForm {
    static constexpr bool right = true;

    Count n = 0;
    std::vector<Count> parts;  ///< the parts, ascending
};

struct NothingChosen {
    Count n = 0;
};

/// The sum is right, but two of the numbers are neighbours, so their sum is the next Fibonacci number.
struct NeighboursChosen {
    Count n = 0;
    Count lower = 0;
    Count higher = 0;
    Count together = 0;
    Misconception misconception = Misconception::NeighboursUsed;  ///< BeganTooLow if the largest one is not chosen
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

/// The question: can the other numbers add up to n without the largest number that fits?
struct AskWhatMustBeIn {};

/// The idea: take the largest number that fits, and do the same with the rest.
struct TakeTheLargest {};

/// The largest part of n.
struct LargestPart {
    Count part = 0;
};

/// The larger half of the parts. The Fibonacci number before the smallest of them is not a part.
struct LargerParts {
    std::vector<Count> parts;  ///< the larger half of the parts, ascending
    Count beneath = 0;         ///< the Fibonacci number before the smallest of these
};

struct TheForm {
    Count n = 0;
    std::vector<Count> parts;
};

/// Which Fibonacci numbers, no two of which are neighbours, add up to n?
///
///   level   n            parts
///   1       4 to 33      2 or more
///   2       34 to 144    3 or more
///   3       145 to 987   4 or more
struct ZeckendorfExercise {
    using Result = std::variant<RightForm, NothingChosen, NeighboursChosen, WrongFormSum>;
    using Rung = std::variant<AskWhatMustBeIn, TakeTheLargest, LargestPart, LargerParts, TheForm>;
    static constexpr Skill skill = Skill::Zeckendorf;
    static constexpr Asks asks = Asks::Numbers;

    Count n = 0;

    static ZeckendorfExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const { return {n}; }
    /// The number of Fibonacci numbers to choose from times the number of parts.
    Count difficulty() const;

    /// All Fibonacci numbers up to n, ascending.
    std::vector<Count> offered() const;

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ZeckendorfExercise&) const = default;
};

}  // namespace nimstone::practice
