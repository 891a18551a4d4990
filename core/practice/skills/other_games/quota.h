// The skill of finding a winning move of Fibonacci Nim when a quota limits the move.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// A heap of n stones of which a move may take at most q, with q < n, and the Zeckendorf terms of n.
struct QuotaTask {
    Count n = 0;
    Count quota = 0;           ///< q, the largest amount that may be taken
    std::vector<Count> parts;  ///< the Zeckendorf terms of n, ascending, so z₁ comes first

    bool operator==(const QuotaTask&) const = default;
};

// --- The results of an answer. ---

/// The answer is a right move: it takes a sum of the smallest terms, so that the opponent cannot take the next term.
struct RightQuotaTake {
    static constexpr bool right = true;

    QuotaTask task;
    Count taken = 0;
    Count reach = 0;             ///< 2 · taken, the opponent's quota
    Count next = 0;              ///< the smallest term of the stones that are left; more than `reach`
    std::vector<Count> winning;  ///< all amounts that are right answers
};

/// The right answer if q < z₁: it says that there is no winning move.
struct RightlyLost {
    static constexpr bool right = true;

    QuotaTask task;
};

/// The answer says that there is no winning move, but there is one.
struct SaidLostQuota {
    std::optional<Misconception> misconception{};  ///< QuotaTripled, or no misconception
    QuotaTask task;
};

/// The answer is larger than the quota.
struct OverQuota {
    std::optional<Misconception> misconception{};  ///< TookLargestPart, QuotaForgotten (a sum of small terms), or none
    QuotaTask task;
    Count answer = 0;
};

/// The answer is a move after which the opponent can take the smallest term of the stones that are left.
struct WrongQuotaTake {
    std::optional<Misconception> misconception{};  ///< TookRestBelowLargest, TookOne, TookAllAllowed, or no misconception
    QuotaTask task;
    Count answer = 0;
    Count left = 0;
    Count reach = 0;  ///< 2 · answer, the opponent's quota
    Count reply = 0;  ///< the amount of the winning reply: all of `left` if allowed, otherwise its smallest term
};

// --- hints ---

/// The hint asks how many stones the other player may take next, and which amount must not be among them.
struct AskWhatMayAnswer {
    Count quota = 0;
};

/// The idea: write n as a sum of Zeckendorf terms and take the smallest term, if the quota allows it.
struct SmallestGoes {
    Count n = 0;
};

/// The hint says that the largest term stays, so a winning move takes at most `rest` stones.
struct LargestStays {
    Count n = 0;
    Count largest = 0;
    Count rest = 0;
};

/// The hint names the smallest term. Either a winning move takes it, or there is no winning move.
struct SmallestPartIs {
    Count n = 0;
    Count smallest = 0;
};

/// The hint shows the move that takes the smallest term. `taken` is 0 if the quota is less than this term.
struct TheQuotaTake {
    QuotaTask task;
    Count taken = 0;
};

/// The exercise asks how many stones a move must take to win if it may take at most q. The answer is 0 if the position is lost,
/// which is true of one position in four. The amount of every winning move is a right answer. The quota is less than the
/// largest term.
///
///   level   n            terms
///   1       4 to 20      2 or more
///   2       21 to 60     2 or more
///   3       61 to 150    3 or more
struct QuotaExercise {
    using Result = std::variant<RightQuotaTake, RightlyLost, SaidLostQuota, OverQuota, WrongQuotaTake>;
    using Rung = std::variant<AskWhatMayAnswer, SmallestGoes, LargestStays, SmallestPartIs, TheQuotaTake>;
    static constexpr Skill skill = Skill::Quota;
    static constexpr Asks asks = Asks::Number;

    Count n = 0;
    Count quota = 0;

    static QuotaExercise draw(Chance& chance, int level);
    bool isSound() const;
    bool isWorthAsking(int level) const;
    std::vector<Count> likeness() const { return {n, quota}; }
    Count difficulty() const { return n; }

    Answers rightAnswers() const;
    std::vector<MisconceptionAnswer> misconceptionAnswers() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const QuotaExercise&) const = default;
};

}  // namespace nimstone::practice
