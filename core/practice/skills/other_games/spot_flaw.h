// The skill of finding the only false claim in an argument.
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/practice/skills/other_games/claims.h"

namespace nimstone::practice {

/// The game that the argument is about.
enum class ArgumentOn { Nim, MisereNim, Bash, FibonacciNim, Wythoff, Subtraction };

// --- The results of an answer. ---

struct FoundFlaw {
    static constexpr bool right = true;

    std::size_t place = 0;
    Claim claim;
};

/// The claim that the user chose is true.
struct ClaimIsTrue {
    std::size_t place = 0;
    Claim claim;
    std::optional<Misconception> misconception{};
};

// --- hints ---

/// The hint asks which of the claims the user has checked.
struct AskWhatIsChecked {
    std::size_t claims = 0;
};

/// The idea: check each claim by itself, with its own numbers.
struct TestEachClaim {};

/// The hint states the law of the game and says that some claims are true. If there are three claims, two remain to choose
/// from; otherwise three.
struct LawOfTheGame {
    ArgumentOn game = ArgumentOn::Nim;
    std::vector<std::size_t> intact;  ///< the indices of these true claims, ascending
};

/// The hint names two claims, one of which is false. `first` < `second`.
struct OneOfTwoClaims {
    std::size_t first = 0;
    std::size_t second = 0;
};

struct TheFlaw {
    std::size_t place = 0;
    Claim claim;
};

/// The exercise asks which claim is false. Exactly one claim is false, and it contains a widespread error.
///
///   level   claims   about
///   1       3        Nim
///   2       4        Nim, misère Nim, Bash's game, Fibonacci Nim
///   3       5        any of these, Wythoff's game, subtraction games
struct SpotFlawExercise {
    using Result = std::variant<FoundFlaw, ClaimIsTrue>;
    using Rung = std::variant<AskWhatIsChecked, TestEachClaim, LawOfTheGame, OneOfTwoClaims, TheFlaw>;
    static constexpr Skill skill = Skill::SpotFlaw;
    static constexpr Asks asks = Asks::Choice;

    ArgumentOn game = ArgumentOn::Nim;
    std::vector<Claim> claims;

    std::vector<Count> offered() const;
    /// The index of the false claim.
    std::size_t flaw() const;

    static SpotFlawExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int /*level*/) const { return true; }
    std::vector<Count> likeness() const;
    /// The difficulty is the number of claims.
    Count difficulty() const { return claims.size(); }

    Answers rightAnswers() const { return {Count{flaw()}}; }
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const SpotFlawExercise&) const = default;
};

}  // namespace nimstone::practice
