// The steps of the proofs about Bash's game: blocks of m + 1, and the same game told as counting up.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- one heap of n, of which 1 to m are taken ---

/// n = q · (m + 1) + r.
struct BashDivision {
    static constexpr std::string_view kind = "bash-division";
    static constexpr std::array laws{Law::Division};

    Count size = 0;      ///< n
    Count most = 0;      ///< m
    Count block = 0;     ///< m + 1
    Count quotient = 0;  ///< q
    Count rest = 0;      ///< r

    std::optional<Prediction> prediction() const { return Prediction::number(rest); }
};

/// r ≥ 1: the player to move takes the rest, and q whole blocks are left.
struct BashTakeRest {
    static constexpr std::string_view kind = "bash-take-rest";
    static constexpr std::array laws{Law::Rules};

    Count size = 0;
    Count most = 0;
    Count rest = 0;
    Count after = 0;   ///< q · (m + 1)
    Count blocks = 0;  ///< q

    std::vector<Use> uses(const Proof& proof) const;
};

/// A take and what answers it: together they are m + 1.
struct BashPair {
    Count taken = 0;
    Count answer = 0;

    auto operator<=>(const BashPair&) const = default;
};

/// From q ≥ 1 whole blocks, each take of k = 1 … m is answered by m + 1 − k, which is one of 1 … m again. All pairs
/// where m ≤ 8, else the first three and the last three.
struct BashPairs {
    static constexpr std::string_view kind = "bash-pairs";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};

    Count most = 0;
    Count block = 0;
    std::vector<BashPair> pairs;

    static constexpr std::size_t mostListed = 8;
    /// The one that is asked for.
    const BashPair& example() const { return pairs[pairs.size() / 2]; }
    std::optional<Prediction> prediction() const
    {
        return pairs.empty() ? std::nullopt : std::optional(Prediction::number(example().answer));
    }
};

/// A round, a take and its answer, takes one whole block away, so after q rounds nothing is left, and who answers took
/// the last stone.
struct BashRounds {
    static constexpr std::string_view kind = "bash-rounds";
    static constexpr std::array laws{Law::Induction};

    Count before = 0;      ///< q · (m + 1)
    Count block = 0;
    Count afterRound = 0;  ///< one block less
    Count rounds = 0;      ///< q
};

/// n = 0: there is nothing to take.
struct BashEmpty {
    static constexpr std::string_view kind = "bash-empty";
    static constexpr std::array laws{Law::NoMoveLoses};

    Outcome outcome = Outcome::P;
};

/// P exactly when r = 0.
struct BashConclusion {
    static constexpr std::string_view kind = "bash-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};

    Count size = 0;
    Count block = 0;
    Count rest = 0;
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
};

// --- counting up from 0 to N ---

/// To say a number is to take stones: with s said, N − s are left. `said` is an example, as far as the first player can
/// go.
struct CountUpAsHeap {
    static constexpr std::string_view kind = "count-up-as-heap";
    static constexpr std::array laws{Law::Rules};

    Count goal = 0;  ///< N
    Count most = 0;  ///< m
    Count said = 0;
    Count left = 0;  ///< N − said

    std::vector<Use> uses(const Proof& proof) const;
};

/// The safe numbers: those from which a multiple of m + 1 is left to N. All where there are at most 12, else the first
/// six and the last three.
struct CountUpSafeNumbers {
    static constexpr std::string_view kind = "count-up-safe-numbers";
    static constexpr std::array laws{Law::Division};

    Count goal = 0;
    Count block = 0;
    Count first = 0;    ///< N mod (m + 1); 0 itself is said before anybody speaks
    Count howMany = 0;  ///< of 0 … N
    std::vector<Count> listed;

    static constexpr std::size_t mostListed = 12;
    static constexpr std::size_t listedFirst = 6;
    static constexpr std::size_t listedLast = 3;
    std::optional<Prediction> prediction() const { return Prediction::number(first); }
};

/// From a safe number s: whoever goes on to s + k, the other says s + m + 1, the next safe number. `pairs` as in
/// BashPairs.
struct CountUpAnswers {
    static constexpr std::string_view kind = "count-up-answers";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};

    Count from = 0;  ///< the first safe number
    Count next = 0;  ///< from + m + 1
    Count most = 0;
    std::vector<BashPair> pairs;
};

/// The first player can say a safe number exactly when 0 is none.
struct CountUpConclusion {
    static constexpr std::string_view kind = "count-up-conclusion";
    static constexpr std::array laws{Law::OutcomeByOptions};

    Count goal = 0;
    Count block = 0;
    Count rest = 0;  ///< what the first player says; 0 where he has no such number
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
};

/// HDU 4764: who first writes a number ≥ N loses. Then N − 1 is the last safe number.
struct CountUpContest {
    static constexpr std::string_view kind = "count-up-contest";
    static constexpr std::array laws{Law::Rules, Law::Division};

    Count bound = 0;  ///< N
    Count last = 0;   ///< N − 1
    Count block = 0;
    Count rest = 0;   ///< (N − 1) mod (m + 1)
    Outcome outcome = Outcome::P;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

using BashStep = std::variant<BashDivision, BashTakeRest, BashPairs, BashRounds, BashEmpty, BashConclusion>;
using CountUpStep = std::variant<CountUpAsHeap, CountUpSafeNumbers, CountUpAnswers, CountUpConclusion, CountUpContest>;

}  // namespace nimstone::proof
