// The steps of the proofs about Bash's game, which divide the heap into blocks of m + 1 stones, and about counting up
// from 0 to N, which is the same game.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- one heap of n stones; a move takes 1 to m stones ---

/// The division n = q · (m + 1) + r.
struct BashDivision {
    static constexpr std::string_view kind = "bash-division";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"size", "most", "block", "quotient", "rest"};

    Count size = 0;      ///< n, the number of stones in the heap
    Count most = 0;      ///< m, the largest amount that may be taken
    Count block = 0;     ///< m + 1, the number of stones in a block
    Count quotient = 0;  ///< q, the number of whole blocks
    Count rest = 0;      ///< r, the number of stones left over after the q blocks

    std::optional<Prediction> prediction() const { return Prediction::number(rest); }
};

/// The case r ≥ 1: the player to move takes r stones, so that q whole blocks are left.
struct BashTakeRest {
    static constexpr std::string_view kind = "bash-take-rest";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"size", "most", "rest", "after", "blocks"};

    Count size = 0;
    Count most = 0;
    Count rest = 0;
    Count after = 0;   ///< q · (m + 1), the number of stones left after the move
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

/// The case of q ≥ 1 whole blocks: the reply to a move of k = 1 … m stones takes m + 1 − k stones, which is again a
/// number between 1 and m. `pairs` lists all moves with their replies if m ≤ 8, otherwise the first three and the last
/// three.
struct BashPairs {
    static constexpr std::string_view kind = "bash-pairs";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"most", "block", "pairs"};

    Count most = 0;
    Count block = 0;
    std::vector<BashPair> pairs;

    static constexpr std::size_t mostListed = 8;
    /// The move and the reply that the question (the prediction) asks about.
    const BashPair& example() const { return pairs[pairs.size() / 2]; }
    std::optional<Prediction> prediction() const
    {
        return pairs.empty() ? std::nullopt : std::optional(Prediction::number(example().answer));
    }
};

/// A round is a move and the reply to it; together they take one whole block. After q rounds no stone is left, and the
/// player who replies has taken the last stone.
struct BashRounds {
    static constexpr std::string_view kind = "bash-rounds";
    static constexpr std::array laws{Law::Induction};
    static constexpr std::array fieldNames{"before", "block", "after_round", "rounds"};

    Count before = 0;      ///< q · (m + 1), the number of stones before the first round
    Count block = 0;
    Count afterRound = 0;  ///< the number of stones after the first round, which is `before` minus m + 1
    Count rounds = 0;      ///< q, the number of rounds
};

/// The case n = 0: no stone is left to take.
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

/// Saying a number is the same as taking stones: after a player has said the number s, N − s stones are left. The
/// example `said` is the largest number that the first player can say.
struct CountUpAsHeap {
    static constexpr std::string_view kind = "count-up-as-heap";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"goal", "most", "said", "left"};

    Count goal = 0;  ///< N, the number to reach
    Count most = 0;  ///< m, the largest amount that a player can add to the last number
    Count said = 0;
    Count left = 0;  ///< N − said, the number of stones in the equivalent heap

    std::vector<Use> uses(const Proof& proof) const;
};

/// The safe numbers: the numbers s for which N − s is a multiple of m + 1. `listed` has all safe numbers if there are
/// at most 12, otherwise the first six and the last three.
struct CountUpSafeNumbers {
    static constexpr std::string_view kind = "count-up-safe-numbers";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"goal", "block", "first", "how_many", "listed"};

    Count goal = 0;
    Count block = 0;
    Count first = 0;    ///< N mod (m + 1), the least safe number; if it is 0, the game starts at a safe number
    Count howMany = 0;  ///< the number of safe numbers from 0 to N
    std::vector<Count> listed;

    static constexpr std::size_t mostListed = 12;
    static constexpr std::size_t listedFirst = 6;
    static constexpr std::size_t listedLast = 3;
    std::optional<Prediction> prediction() const { return Prediction::number(first); }
};

/// The case of a safe number s: if one player says s + k, the other player replies s + m + 1, which is the next safe
/// number. `pairs` lists moves and replies in the same way as `BashPairs::pairs`.
struct CountUpAnswers {
    static constexpr std::string_view kind = "count-up-answers";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"from", "next", "most", "pairs"};

    Count from = 0;  ///< s, the first safe number
    Count next = 0;  ///< the next safe number, from + m + 1
    Count most = 0;
    std::vector<BashPair> pairs;
};

/// The conclusion: the first player can say a safe number exactly when 0 is not a safe number.
struct CountUpConclusion {
    static constexpr std::string_view kind = "count-up-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"goal", "block", "rest", "outcome"};

    Count goal = 0;
    Count block = 0;
    Count rest = 0;  ///< the safe number that the first player says; 0 if the first player cannot say a safe number
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
};

/// The contest problem HDU 4764: the player who first writes a number ≥ N loses. So N − 1 is the last safe number.
struct CountUpContest {
    static constexpr std::string_view kind = "count-up-contest";
    static constexpr std::array laws{Law::Rules, Law::Division};
    static constexpr std::array fieldNames{"bound", "last", "block", "rest", "outcome"};

    Count bound = 0;  ///< N, the bound of the contest problem
    Count last = 0;   ///< N − 1, the last safe number
    Count block = 0;
    Count rest = 0;   ///< (N − 1) mod (m + 1), the number that the first player says
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using BashStep = std::variant<BashDivision, BashTakeRest, BashPairs, BashRounds, BashEmpty, BashConclusion>;
using CountUpStep = std::variant<CountUpAsHeap, CountUpSafeNumbers, CountUpAnswers, CountUpConclusion, CountUpContest>;

}  // namespace nimstone::proof
