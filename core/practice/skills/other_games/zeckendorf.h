// The skill of writing a number as a sum of Fibonacci numbers, no two of them neighbours.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

struct RightForm {
    static constexpr bool right = true;

    Count n = 0;
    std::vector<Count> parts;  ///< ascending
};

struct NothingChosen {
    Count n = 0;
};

/// The sum is right, but two of the numbers follow each other, so that they make the next one.
struct NeighboursChosen {
    Count n = 0;
    Count lower = 0;
    Count higher = 0;
    Count together = 0;
    Misconception misconception = Misconception::NeighboursUsed;  ///< BeganTooLow without the largest number that fits
};

/// The numbers do not come to n.
struct WrongFormSum {
    std::optional<Misconception> misconception{};
    Count n = 0;
    std::vector<Count> chosen;
    Count sum = 0;
    Count off = 0;  ///< how far the sum is from n
};

// --- hints ---

/// Can the rest come together without the largest number that fits?
struct AskWhatMustBeIn {};

/// Greedily: the largest that fits, and the same with what is left.
struct TakeTheLargest {};

/// The largest part.
struct LargestPart {
    Count part = 0;
};

/// The larger half of the parts. The number beneath the last of them is none.
struct LargerParts {
    std::vector<Count> parts;  ///< ascending
    Count beneath = 0;         ///< the neighbour beneath the smallest of these
};

struct TheForm {
    Count n = 0;
    std::vector<Count> parts;
};

/// Which Fibonacci numbers, no two of them neighbours, add up to n?
///
///   level   n            parts
///   1       4 … 33       2 at least
///   2       34 … 144     3 at least
///   3       145 … 987    4 at least
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
    /// How many numbers there are to choose from, times how many have to be.
    Count difficulty() const;

    /// All Fibonacci numbers up to n, ascending.
    std::vector<Count> offered() const;

    Answers rightAnswers() const;
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const ZeckendorfExercise&) const = default;
};

}  // namespace nimstone::practice
