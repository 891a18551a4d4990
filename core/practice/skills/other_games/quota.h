// The skill of finding a winning move of Fibonacci Nim under a quota.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// A heap of n stones of which at most q may be taken, q < n, with the Zeckendorf parts of n.
struct QuotaTask {
    Count n = 0;
    Count quota = 0;           ///< q
    std::vector<Count> parts;  ///< ascending: z₁ comes first

    bool operator==(const QuotaTask&) const = default;
};

// --- what an answer turns out to be ---

/// The sum of the smallest parts, so that the next one is out of reach.
struct RightQuotaTake {
    static constexpr bool right = true;

    QuotaTask task;
    Count taken = 0;
    Count reach = 0;             ///< 2 · taken
    Count next = 0;              ///< the smallest part of what is left; more than `reach`
    std::vector<Count> winning;  ///< all that would be right
};

/// q < z₁: there is no winning move, and that was the answer.
struct RightlyLost {
    static constexpr bool right = true;

    QuotaTask task;
};

/// "There is no winning move", where there is one.
struct SaidLostQuota {
    std::optional<Misconception> misconception{};  ///< QuotaTripled, or none
    QuotaTask task;
};

/// More than may be taken.
struct OverQuota {
    std::optional<Misconception> misconception{};  ///< TookLargestPart; QuotaForgotten, a sum of the smallest parts; or none
    QuotaTask task;
    Count answer = 0;
};

/// A move after which the smallest part of what is left may be taken.
struct WrongQuotaTake {
    std::optional<Misconception> misconception{};  ///< TookRestBelowLargest, TookOne, TookAllAllowed, or none
    QuotaTask task;
    Count answer = 0;
    Count left = 0;
    Count reach = 0;  ///< 2 · answer
    Count reply = 0;  ///< all of `left` where that may be taken, else its smallest part
};

// --- hints ---

/// How many may the other player take then, and what must not be among it?
struct AskWhatMayAnswer {
    Count quota = 0;
};

/// Write n as a Zeckendorf sum and take the smallest part, if the quota allows.
struct SmallestGoes {
    Count n = 0;
};

/// The largest part stays: what is taken is found in the rest.
struct LargestStays {
    Count n = 0;
    Count largest = 0;
    Count rest = 0;
};

/// The smallest part: it is taken, or there is no winning move.
struct SmallestPartIs {
    Count n = 0;
    Count smallest = 0;
};

/// The move that takes the smallest part; none, 0, where the quota is less.
struct TheQuotaTake {
    QuotaTask task;
    Count taken = 0;
};

/// How many stones must be taken to win, where at most q may be? 0 where the position is lost, as one in four is. Every
/// winning move is right. The quota is less than the largest part.
///
///   level   n            parts
///   1       4 … 20       2
///   2       21 … 60      2 or more
///   3       61 … 150     3 or more
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
    std::vector<Misled> misled() const;
    Result check(const Answer& answer) const;
    LadderOf<Rung> hints() const;
    bool fits(const Rung& rung, const Answer& answer) const;

    bool operator==(const QuotaExercise&) const = default;
};

}  // namespace nimstone::practice
