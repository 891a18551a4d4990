// The steps of the proofs about Bash's game, in blocks of m + 1, and about the same game played by counting up.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- one heap of n stones; a move takes 1 to m of them ---

/// The division n = q · (m + 1) + r.
struct BashDivision {
    static constexpr std::string_view kind = "bash-division";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"size", "most", "block", "quotient", "rest"};

    Count size = 0;      ///< n, the stones of the heap
    Count most = 0;      ///< m, the largest amount that may be taken
    Count block = 0;     ///< m + 1, the size of a block
    Count quotient = 0;  ///< q, the number of whole blocks
    Count rest = 0;      ///< r, the stones that remain

    std::optional<Prediction> prediction() const { return Prediction::number(rest); }
};

/// The case r ≥ 1: the player to move takes the r remaining stones, which leaves q whole blocks.
struct BashTakeRest {
    static constexpr std::string_view kind = "bash-take-rest";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"size", "most", "rest", "after", "blocks"};

    Count size = 0;
    Count most = 0;
    Count rest = 0;
    Count after = 0;   ///< q · (m + 1), the stones that are left
    Count blocks = 0;  ///< q, the number of whole blocks

    std::vector<Use> uses(const Proof& proof) const;
};

/// A move and the reply to it; together they take m + 1 stones.
struct BashPair {
    static constexpr std::array fieldNames{"taken", "answer"};

    Count taken = 0;
    Count answer = 0;

    auto operator<=>(const BashPair&) const = default;
};

/// From q ≥ 1 whole blocks: the reply to each move of k = 1 … m stones is m + 1 − k, which is again between 1 and m.
/// `pairs` lists all of them if m ≤ 8, otherwise the first three and the last three.
struct BashPairs {
    static constexpr std::string_view kind = "bash-pairs";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"most", "block", "pairs"};

    Count most = 0;
    Count block = 0;
    std::vector<BashPair> pairs;

    static constexpr std::size_t mostListed = 8;
    /// The pair that the prediction asks about.
    const BashPair& example() const { return pairs[pairs.size() / 2]; }
    std::optional<Prediction> prediction() const
    {
        return pairs.empty() ? std::nullopt : std::optional(Prediction::number(example().answer));
    }
};

/// A round is a move and its reply, and takes one whole block away. After q rounds no stone is left, and the player who
/// replies has taken the last one.
struct BashRounds {
    static constexpr std::string_view kind = "bash-rounds";
    static constexpr std::array laws{Law::Induction};
    static constexpr std::array fieldNames{"before", "block", "after_round", "rounds"};

    Count before = 0;      ///< q · (m + 1), the stones before the first round
    Count block = 0;
    Count afterRound = 0;  ///< `before` less one block
    Count rounds = 0;      ///< q, the number of rounds
};

/// The case n = 0: there is nothing to take.
struct BashEmpty {
    static constexpr std::string_view kind = "bash-empty";
    static constexpr std::array laws{Law::NoMoveLoses};
    static constexpr std::array fieldNames{"outcome"};

    Outcome outcome = Outcome::P;
};

/// The conclusion: the position is P exactly when r = 0.
struct BashConclusion {
    static constexpr std::string_view kind = "bash-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"size", "block", "rest", "outcome"};

    Count size = 0;
    Count block = 0;
    Count rest = 0;
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
};

// --- counting up from 0 to N ---

/// Saying a number is the same as taking stones: once s has been said, N − s stones are left. `said` is an example, the
/// largest number that the first player can say.
struct CountUpAsHeap {
    static constexpr std::string_view kind = "count-up-as-heap";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"goal", "most", "said", "left"};

    Count goal = 0;  ///< N, the number to reach
    Count most = 0;  ///< m, the largest step
    Count said = 0;
    Count left = 0;  ///< N − said, the stones of the equivalent heap

    std::vector<Use> uses(const Proof& proof) const;
};

/// The safe numbers: the numbers s for which N − s is a multiple of m + 1. `listed` has all of them if there are at most
/// 12, otherwise the first six and the last three.
struct CountUpSafeNumbers {
    static constexpr std::string_view kind = "count-up-safe-numbers";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"goal", "block", "first", "how_many", "listed"};

    Count goal = 0;
    Count block = 0;
    Count first = 0;    ///< N mod (m + 1); if it is 0, that number is already said at the start
    Count howMany = 0;  ///< the number of safe numbers from 0 to N
    std::vector<Count> listed;

    static constexpr std::size_t mostListed = 12;
    static constexpr std::size_t listedFirst = 6;
    static constexpr std::size_t listedLast = 3;
    std::optional<Prediction> prediction() const { return Prediction::number(first); }
};

/// From a safe number s: if one player says s + k, the other replies s + m + 1, the next safe number. `pairs` is as in
/// BashPairs.
struct CountUpAnswers {
    static constexpr std::string_view kind = "count-up-answers";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"from", "next", "most", "pairs"};

    Count from = 0;  ///< s, the first safe number
    Count next = 0;  ///< the next safe number, from + m + 1
    Count most = 0;
    std::vector<BashPair> pairs;
};

/// The conclusion: the first player can say a safe number exactly when 0 is not safe.
struct CountUpConclusion {
    static constexpr std::string_view kind = "count-up-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"goal", "block", "rest", "outcome"};

    Count goal = 0;
    Count block = 0;
    Count rest = 0;  ///< the number that the first player says; 0 if no safe number can be said
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
};

/// HDU 4764: the player who first writes a number ≥ N loses. So N − 1 is the last safe number.
struct CountUpContest {
    static constexpr std::string_view kind = "count-up-contest";
    static constexpr std::array laws{Law::Rules, Law::Division};
    static constexpr std::array fieldNames{"bound", "last", "block", "rest", "outcome"};

    Count bound = 0;  ///< N, the bound of the contest problem
    Count last = 0;   ///< N − 1, the last safe number
    Count block = 0;
    Count rest = 0;   ///< (N − 1) mod (m + 1), what the first player says
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using BashStep = std::variant<BashDivision, BashTakeRest, BashPairs, BashRounds, BashEmpty, BashConclusion>;
using CountUpStep = std::variant<CountUpAsHeap, CountUpSafeNumbers, CountUpAnswers, CountUpConclusion, CountUpContest>;

}  // namespace nimstone::proof
