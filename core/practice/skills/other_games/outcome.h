// The skill of saying who wins: is the position P or N?
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/practice/skills/other_games/outcome_game.h"

namespace nimstone::practice {

// --- the results of an answer ---

/// The demonstration of the outcome: a winning move of an N-position; or, of a P-position, the move that takes the most
/// stones and the winning reply to it.
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

// --- hints: a question, the rule, and then two facts that depend on the game ---

/// The question: can a move leave a position that is lost for the other player?
struct AskWhatCanBeLeft {};

/// The rule that decides the game.
struct RuleOfGame {
    OutcomeGame game = OutcomeGame::Nim;
    std::vector<Count> parameters;
};

/// Nim and Moore's Nim: the columns in which to count the 1s.
struct ColumnsToCount {
    Count highest = 0;
    Count multiple = 2;  ///< k + 1; the number of 1s in a column counts modulo this
};

/// The heaps in binary, whose 1s are to be counted.
struct HeapsInBinary {
    std::vector<Count> heaps;
    int columns = 0;
    Count multiple = 2;
};

/// Bash's game: the heap is divided into blocks of m + 1.
struct BlocksToCut {
    Count n = 0;
    Count block = 0;
};

struct WholeBlocks {
    Count n = 0;
    Count block = 0;
    Count blocks = 0;
};

/// A subtraction game: the first lost sizes, at most three.
struct FirstLostSizes {
    std::vector<Count> sizes;
};

/// The lost sizes not far below n, whether or not a move leads to them; there is always at least one.
struct LostSizesBelow {
    Count n = 0;
    std::vector<Count> sizes;
    std::vector<Count> amounts;
};

/// Wythoff's game: there is exactly one cold pair with this difference.
struct DifferenceOfPair {
    Count difference = 0;
};

struct ColdPairBegins {
    Count difference = 0;
    Count smaller = 0;
};

/// Misère Nim: the number of heaps of two or more.
struct HeapsOfTwoOrMore {
    std::size_t large = 0;
};

/// The nim-sum; or, if there is no heap of two or more, the number of heaps of 1.
struct SumOrOnes {
    std::size_t large = 0;
    Count number = 0;
};

/// Fibonacci Nim: the largest Zeckendorf part of n.
struct LargestPileParts {
    Count n = 0;
    Count part = 0;
};

struct AllParts {
    Count n = 0;
    std::vector<Count> parts;  ///< the parts, the smallest first
    Count quota = 0;
};

/// A sum: first the value of the last part, then the values of all parts.
struct WorthOfLastPart {
    std::size_t part = 0;
    Count worth = 0;
};

struct WorthOfParts {
    std::vector<Count> worths;
};

/// Is this position lost (P) or won (N) for the player to move? Half of the positions are lost. Worth asking: some
/// misconception gives the wrong answer.
///
/// The games of each level are those of drawGame, unless the exercise is limited to one game. The difficulty is the
/// number of bits of all numbers, including parameters. It counts once in Nim, twice in games whose rule is one division
/// or one list, and three times in the games of level 3.
struct OutcomeExercise {
    using Result = std::variant<RightOutcome, WrongOutcome>;
    using Rung = std::variant<AskWhatCanBeLeft, RuleOfGame, ColumnsToCount, HeapsInBinary, BlocksToCut, WholeBlocks,
                              FirstLostSizes, LostSizesBelow, DifferenceOfPair, ColdPairBegins, HeapsOfTwoOrMore,
                              SumOrOnes, LargestPileParts, AllParts, WorthOfLastPart, WorthOfParts, OutcomeShown>;
    static constexpr Skill skill = Skill::Outcome;
    static constexpr Asks asks = Asks::Choice;

    GameSum sum;

    /// Draws an exercise, limited to `game` if it is given; otherwise the game is random.
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
