// The skill of finding the one false claim in an argument.
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/practice/skills/other_games/claims.h"

namespace nimstone::practice {

/// What the argument is about.
enum class ArgumentOn { Nim, MisereNim, Bash, FibonacciNim, Wythoff, Subtraction };

// --- what an answer turns out to be ---

struct FoundFlaw {
    static constexpr bool right = true;

    std::size_t place = 0;
    Claim claim;
};

/// The claim is true.
struct ClaimIsTrue {
    std::size_t place = 0;
    Claim claim;
    std::optional<Misconception> misconception{};
};

// --- hints ---

/// Which of them have you checked yourself?
struct AskWhatIsChecked {
    std::size_t claims = 0;
};

/// Each claim by itself, with its own numbers.
struct TestEachClaim {};

/// The law of the game that the argument is about, and claims that are true by it: all but three, or but two of three.
struct LawOfTheGame {
    ArgumentOn game = ArgumentOn::Nim;
    std::vector<std::size_t> intact;  ///< their places, in ascending order
};

/// One of these two is false. `first` < `second`.
struct OneOfTwoClaims {
    std::size_t first = 0;
    std::size_t second = 0;
};

struct TheFlaw {
    std::size_t place = 0;
    Claim claim;
};

/// Which claim is false? Exactly one is, by an error that is in circulation.
///
///   level   claims   about
///   1       3        Nim
///   2       4        Nim, the same when the last stone loses, Bash's game, Fibonacci Nim
///   3       5        any of these, Wythoff's game, subtraction games
struct SpotFlawExercise {
    using Result = std::variant<FoundFlaw, ClaimIsTrue>;
    using Rung = std::variant<AskWhatIsChecked, TestEachClaim, LawOfTheGame, OneOfTwoClaims, TheFlaw>;
    static constexpr Skill skill = Skill::SpotFlaw;
    static constexpr Asks asks = Asks::Choice;

    ArgumentOn game = ArgumentOn::Nim;
    std::vector<Claim> claims;

    std::vector<Count> offered() const;
    /// The place of the false one.
    std::size_t flaw() const;

    static SpotFlawExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int /*level*/) const { return true; }
    std::vector<Count> likeness() const;
    /// How many claims there are to check.
    Count difficulty() const { return claims.size(); }

    Answers rightAnswers() const { return {Count{flaw()}}; }
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const SpotFlawExercise&) const = default;
};

}  // namespace nimstone::practice
