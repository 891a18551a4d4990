// The skill of finding a winning move of Fibonacci Nim under a quota.
#pragma once

#include "core/practice/skills/exercise_kind.h"

namespace nimstone::practice {

/// A heap of n stones of which at most q may be taken, q < n, with the Zeckendorf parts of n.
struct QuotaTask {
    Count n = 0;
    Count quota = 0;           ///< q, the largest amount that may be taken
    std::vector<Count> parts;  ///< the parts of n, ascending, so z₁ comes first

    bool operator==(const QuotaTask&) const = default;
};

// --- the results of an answer ---

/// The right move: it takes a sum of the smallest parts, so that the opponent cannot take the next part.
struct RightQuotaTake {
    static constexpr bool right = true;

    QuotaTask task;
    Count taken = 0;
    Count reach = 0;             ///< 2 · taken, the opponent's quota
    Count next = 0;              ///< the smallest part of what is left; more than `reach`
    std::vector<Count> winning;  ///< all amounts that would be right
};

/// The right answer if q < z₁: there is no winning move.
struct RightlyLost {
    static constexpr bool right = true;

    QuotaTask task;
};

/// The answer was "there is no winning move", but there is one.
struct SaidLostQuota {
    std::optional<Misconception> misconception{};  ///< QuotaTripled, or none
    QuotaTask task;
};

/// The answer is more than the quota.
struct OverQuota {
    std::optional<Misconception> misconception{};  ///< TookLargestPart, QuotaForgotten (a sum of small parts), or none
    QuotaTask task;
    Count answer = 0;
};

/// A move after which the opponent can take the smallest part of what is left.
struct WrongQuotaTake {
    std::optional<Misconception> misconception{};  ///< TookRestBelowLargest, TookOne, TookAllAllowed, or none
    QuotaTask task;
    Count answer = 0;
    Count left = 0;
    Count reach = 0;  ///< 2 · answer, the opponent's quota
    Count reply = 0;  ///< all of `left` if that is allowed, otherwise its smallest part
};

// --- hints ---

/// The question: how many stones may the other player take next, and what must not be among them?
struct AskWhatMayAnswer {
    Count quota = 0;
};

/// The idea: write n as a Zeckendorf sum and take the smallest part, if the quota allows it.
struct SmallestGoes {
    Count n = 0;
};

/// The largest part stays, so the winning move takes at most `rest`.
struct LargestStays {
    Count n = 0;
    Count largest = 0;
    Count rest = 0;
};

/// The smallest part. Either the winning move takes it, or there is no winning move.
struct SmallestPartIs {
    Count n = 0;
    Count smallest = 0;
};

/// The move that takes the smallest part; `taken` is 0 if the quota is less than that part.
struct TheQuotaTake {
    QuotaTask task;
    Count taken = 0;
};

/// How many stones must be taken to win if at most q may be taken? The answer is 0 if the position is lost, as one in
/// four is. Every winning move is right. The quota is less than the largest part.
///
///   level   n            parts
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
