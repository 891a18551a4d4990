// The skill of saying who wins: P or N?
#pragma once

#include "core/practice/skills/exercise_kind.h"
#include "core/practice/skills/other_games/outcome_game.h"

namespace nimstone::practice {

// --- what an answer turns out to be ---

/// What shows the outcome. Of an N-position a winning move; of a P-position the move that takes most, and the answer to it.
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
    std::optional<Misconception> misconception = {};  ///< the mistaken rule that gives this answer
    OutcomeShown shown;
};

// --- hints: a question, the rule, and then two facts that each game has of its own ---

/// Can a move leave a position that is lost for the other player?
struct AskWhatCanBeLeft {};

/// What decides this game.
struct RuleOfGame {
    OutcomeGame game = OutcomeGame::Nim;
    std::vector<Count> parameters;
};

/// Nim, Moore's Nim: in which columns the 1s are to be counted.
struct ColumnsToCount {
    Count highest = 0;
    Count multiple = 2;  ///< k + 1
};

/// The same, with what is to be counted.
struct HeapsInBinary {
    std::vector<Count> heaps;
    int columns = 0;
    Count multiple = 2;
};

/// Bash: blocks of m + 1.
struct BlocksToCut {
    Count n = 0;
    Count block = 0;
};

struct WholeBlocks {
    Count n = 0;
    Count block = 0;
    Count blocks = 0;
};

/// A subtraction game: the lost sizes from 0 on, some of them.
struct FirstLostSizes {
    std::vector<Count> sizes;
};

/// The lost sizes not far below n, whether or not a move leads there; some always are.
struct LostSizesBelow {
    Count n = 0;
    std::vector<Count> sizes;
    std::vector<Count> amounts;
};

/// Wythoff: there is one cold pair with this difference.
struct DifferenceOfPair {
    Count difference = 0;
};

struct ColdPairBegins {
    Count difference = 0;
    Count smaller = 0;
};

/// Misère Nim: how many heaps hold two or more.
struct HeapsOfTwoOrMore {
    std::size_t large = 0;
};

/// The nim-sum, or, where it does not decide, how many heaps of 1 there are.
struct SumOrOnes {
    std::size_t large = 0;
    Count number = 0;
};

/// Fibonacci Nim: the largest part of n.
struct LargestPileParts {
    Count n = 0;
    Count part = 0;
};

struct AllParts {
    Count n = 0;
    std::vector<Count> parts;  ///< the smallest first
    Count quota = 0;
};

/// A sum: what the last part is worth, then what all are.
struct WorthOfLastPart {
    std::size_t part = 0;
    Count worth = 0;
};

struct WorthOfParts {
    std::vector<Count> worths;
};

/// Is this position lost (P) or won (N) for the player to move? Half of them are lost. Some mistaken rule gives the wrong letter.
///
/// The games of each level are those of drawGame, unless the exercise is limited to one game. Harder is more to look at: the
/// bits of all numbers, of parameters too, counted once in Nim, twice in a game whose rule is one division or list, three times
/// in those of level 3.
struct OutcomeExercise {
    using Result = std::variant<RightOutcome, WrongOutcome>;
    using Rung = std::variant<AskWhatCanBeLeft, RuleOfGame, ColumnsToCount, HeapsInBinary, BlocksToCut, WholeBlocks,
                              FirstLostSizes, LostSizesBelow, DifferenceOfPair, ColdPairBegins, HeapsOfTwoOrMore,
                              SumOrOnes, LargestPileParts, AllParts, WorthOfLastPart, WorthOfParts, OutcomeShown>;
    static constexpr Skill skill = Skill::Outcome;
    static constexpr Asks asks = Asks::Choice;

    GameSum sum;

    /// `game` limits it to that game; none leaves the game to chance.
    static OutcomeExercise draw(Chance& chance, int level, std::optional<OutcomeGame> game = std::nullopt);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const;
    Count difficulty() const;

    /// 0 is P, 1 is N.
    std::vector<Count> offered() const { return {0, 1}; }

    Answers rightAnswers() const;
    std::vector<Misled> misled() const { return outcomeGuesses(sum); }
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const OutcomeExercise&) const = default;
};

}  // namespace nimstone::practice
