// The skill of telling who wins: the user decides whether the position is a P-position or an N-position.
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/practice/skills/other_games/outcome_game.h"

namespace nimstone::practice {

// --- The results of an answer. ---

/// The moves that demonstrate the outcome. For an N-position, `move` is a winning move. For a P-position, `move` takes the most
/// stones, and `reply` is the winning reply to it.
struct OutcomeShown {
    GameSum sum;
    Outcome outcome = Outcome::P;
    MoveInSum move;
    std::optional<MoveInSum> reply = {};
};

struct RightOutcome {
    static constexpr bool right = true;

    OutcomeShown shown;
};

struct WrongOutcome {
    std::optional<Misconception> misconception = {};  ///< the misconception that gives this answer
    OutcomeShown shown;
};

// --- The hints: a question, the rule, and then two facts that depend on the game. ---

/// The hint asks whether a move can leave a position that is lost for the other player.
struct AskWhatCanBeLeft {};

/// The hint states the rule that decides the game.
struct RuleOfGame {
    OutcomeGame game = OutcomeGame::Nim;
    std::vector<Count> parameters;
};

/// Nim and Moore's Nim: the hint says in which columns to count the 1s.
struct ColumnsToCount {
    Count highest = 0;
    Count multiple = 2;  ///< k + 1; the number of 1s in a column counts modulo this number
};

/// The hint shows the heaps in binary, so that the user can count the 1s.
struct HeapsInBinary {
    std::vector<Count> heaps;
    int columns = 0;
    Count multiple = 2;
};

/// Bash's game: the hint divides the heap into blocks of m + 1.
struct BlocksToCut {
    Count n = 0;
    Count block = 0;
};

struct WholeBlocks {
    Count n = 0;
    Count block = 0;
    Count blocks = 0;
};

/// A subtraction game: the hint shows the first lost heap sizes, at most three.
struct FirstLostSizes {
    std::vector<Count> sizes;
};

/// A subtraction game: the hint shows the largest lost heap sizes below n, whether or not a move leads to them. There is always
/// at least one.
struct LostSizesBelow {
    Count n = 0;
    std::vector<Count> sizes;
    std::vector<Count> amounts;
};

/// Wythoff's game: the hint shows the difference of the numbers. There is exactly one cold pair with this difference.
struct DifferenceOfPair {
    Count difference = 0;
};

struct ColdPairBegins {
    Count difference = 0;
    Count smaller = 0;
};

/// Misère Nim: the hint gives the number of heaps of two or more stones.
struct HeapsOfTwoOrMore {
    std::size_t large = 0;
};

/// Misère Nim: the hint gives the nim-sum or, if no heap has two or more stones, the number of heaps of 1.
struct SumOrOnes {
    std::size_t large = 0;
    Count number = 0;
};

/// Fibonacci Nim: the hint shows the largest Zeckendorf term of n.
struct LargestPileParts {
    Count n = 0;
    Count part = 0;
};

struct AllParts {
    Count n = 0;
    std::vector<Count> parts;  ///< the Zeckendorf terms, the smallest first
    Count quota = 0;
};

/// A sum: this hint shows the value of the last component, and the next hint shows the values of all components.
struct WorthOfLastPart {
    std::size_t part = 0;
    Count worth = 0;
};

struct WorthOfParts {
    std::vector<Count> worths;
};

/// The exercise asks whether the position is lost (P) or won (N) for the player to move. Half of the positions are lost. An
/// exercise is worth asking if at least one misconception gives the wrong answer.
///
/// drawGame chooses the game for each level, unless the exercise is limited to one game. The difficulty is the number of bits
/// of all numbers, including parameters. This number counts once in Nim, twice in games whose rule is one division or one list,
/// and three times in the games of level 3.
struct OutcomeExercise {
    using Result = std::variant<RightOutcome, WrongOutcome>;
    using Rung = std::variant<AskWhatCanBeLeft, RuleOfGame, ColumnsToCount, HeapsInBinary, BlocksToCut, WholeBlocks,
                              FirstLostSizes, LostSizesBelow, DifferenceOfPair, ColdPairBegins, HeapsOfTwoOrMore,
                              SumOrOnes, LargestPileParts, AllParts, WorthOfLastPart, WorthOfParts, OutcomeShown>;
    static constexpr Skill skill = Skill::Outcome;
    static constexpr Asks asks = Asks::Choice;

    GameSum sum;

    /// Draws an exercise. If `game` is given, the exercise is about this game; otherwise the game is random.
    static OutcomeExercise draw(Chance& chance, int level, std::optional<OutcomeGame> game = std::nullopt);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    Count difficulty() const;

    /// The choices: 0 stands for P, 1 for N.
    std::vector<Count> offered() const { return {0, 1}; }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const { return outcomeGuesses(sum); }
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const OutcomeExercise&) const = default;
};

}  // namespace nimstone::practice
