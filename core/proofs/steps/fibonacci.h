// The steps of Zeckendorf's theorem and of the theorem on Fibonacci Nim.
//
// "The Fibonacci numbers" are 1, 2, 3, 5, 8, …. The sequence 1, 1, 2, … begins with another 1, which is used only as
// "the Fibonacci number before 1". Two Fibonacci numbers are neighbors if one directly follows the other. The
// Zeckendorf parts of n are the Fibonacci numbers whose sum is n, no two of which are neighbors; this file calls them
// the parts of n.
#pragma once

#include "core/proofs/steps/fibonacci_int.h"
#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- Zeckendorf's theorem: existence ---

/// The Fibonacci numbers up to n, and the first Fibonacci number greater than n.
struct FibonacciNumbers {
    static constexpr std::string_view kind = "fibonacci-numbers";
    static constexpr std::array laws{Law::FibonacciRule};
    static constexpr std::array fieldNames{"n", "numbers", "beyond"};

    Count n = 0;
    std::vector<Count> numbers;  ///< the Fibonacci numbers 1, 2, 3, 5, … up to n
    Count beyond = 0;            ///< the first Fibonacci number that is larger than n
};

/// One step of the greedy algorithm. It takes the largest Fibonacci number F that is at most `before`; the next
/// Fibonacci number F⁺ is greater than `before`. The rest is less than F⁺ − F, which is the Fibonacci number before F.
/// So the Fibonacci number before F cannot be a part. The last law of the step is the general form of this inequality.
struct GreedyPart {
    static constexpr std::string_view kind = "greedy-part";
    static constexpr std::array laws{Law::Arithmetic, Law::FibonacciRule, Law::Greedy};
    static constexpr std::array fieldNames{"before", "part", "above", "rest", "below"};

    Count before = 0;  ///< the rest of n before F is subtracted
    Count part = 0;    ///< F, the part that the greedy algorithm takes
    Count above = 0;   ///< F⁺, the Fibonacci number after F; it is greater than `before`
    Count rest = 0;    ///< before − F, the rest after F is subtracted
    Count below = 0;   ///< F⁺ − F, the Fibonacci number before F (1 if F = 1); it is greater than `rest`

    std::optional<Prediction> prediction() const { return Prediction::number(part); }
};

/// The result: n is the sum of the numbers in `parts`, and no two of these numbers are neighbors.
struct ZeckendorfForm {
    static constexpr std::string_view kind = "zeckendorf-form";
    static constexpr std::array laws{Law::Arithmetic, Law::Greedy};
    static constexpr std::array fieldNames{"n", "parts", "places"};

    Count n = 0;
    std::vector<Count> parts;   ///< the Zeckendorf parts of n, the largest first
    std::vector<Count> places;  ///< the index of each part in 1, 2, 3, 5, 8, …, from 1; the indices of two parts differ by 2 or more
};

// --- Zeckendorf's theorem: uniqueness ---

/// Let F be the largest Zeckendorf part of n. Smaller Fibonacci numbers, no two of which are neighbors, have at most the
/// sum F − 1. This sum has the Fibonacci number before F and every second Fibonacci number below it as summands.
struct MostWithout {
    static constexpr std::string_view kind = "most-without";
    static constexpr std::array laws{Law::Induction, Law::Arithmetic, Law::FibonacciRule};
    static constexpr std::array fieldNames{"part", "summands", "most"};

    Count part = 0;               ///< F, the largest Zeckendorf part of n
    std::vector<Count> summands;  ///< the Fibonacci number before F and every second Fibonacci number below it
    Count most = 0;               ///< the sum of the summands, F − 1

    std::optional<Prediction> prediction() const { return Prediction::number(most); }
};

/// Shows that F must be a part of the number `left`: F is the largest Fibonacci number that is at most `left`, and
/// parts without F have a sum of at most F − 1.
struct ForcedPart {
    static constexpr std::array fieldNames{"left", "part", "most"};

    Count left = 0;
    Count part = 0;  ///< F, the part that must be used
    Count most = 0;  ///< F − 1, the largest sum of parts that do not include F

    bool operator==(const ForcedPart&) const = default;
};

/// The list of all parts of n: each part must be used, for the reason that ForcedPart gives.
struct ForcedParts {
    static constexpr std::string_view kind = "forced-parts";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"rows"};

    std::vector<ForcedPart> rows;  ///< one row for each Zeckendorf part of n, the largest part first
};

/// The conclusion: n has only this one Zeckendorf representation.
struct OnlyForm {
    static constexpr std::string_view kind = "only-form";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"n", "parts"};

    Count n = 0;
    std::vector<Count> parts;  ///< the Zeckendorf parts of n, the largest first
};

// --- Fibonacci Nim: (n, q) is a P-position exactly when q is less than the smallest part of n ---

/// The largest quota for which the proof shows the reply to every move. If the quota is larger, the proof shows the reply to
/// one move.
inline constexpr Count maxListedTakes = 12;

/// The Zeckendorf representation n = z₁ + z₂ + …, where z₁ is the smallest part. A move may take at most q stones.
struct QuotaParts {
    static constexpr std::string_view kind = "quota-parts";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"n", "quota", "parts"};

    Count n = 0;
    Count quota = 0;           ///< q, the largest amount that may be taken
    std::vector<Count> parts;  ///< the Zeckendorf parts of n, the smallest first

    std::vector<Use> uses(const Proof& proof) const;
};

/// Compares the quota q with the smallest part z₁.
struct QuotaReach {
    static constexpr std::string_view kind = "quota-reach";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"quota", "smallest", "reaches"};

    Count quota = 0;
    Count smallest = 0;    ///< z₁, the smallest Zeckendorf part of n
    bool reaches = false;  ///< true if q ≥ z₁

    std::optional<Prediction> prediction() const { return Prediction::yes(reaches); }
};

/// The case where no stone is left or the quota is 0: the player to move has lost.
struct NothingToTake {
    static constexpr std::string_view kind = "nothing-to-take";
    static constexpr std::array laws{Law::NoMoveLoses};
    static constexpr std::array fieldNames{"n", "quota"};

    Count n = 0;
    Count quota = 0;
};

/// The case q ≥ z₁: the move takes z₁ stones. The heap that is left is the sum of the other parts z₂, z₃, …, and the
/// opponent may take up to 2z₁ stones.
struct TakeSmallestPart {
    static constexpr std::string_view kind = "take-smallest-part";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"before", "taken", "rest", "quota", "left"};

    Count before = 0;         ///< n, the heap before the move
    Count taken = 0;          ///< z₁, the smallest Zeckendorf part of n
    Count rest = 0;           ///< n − z₁, the heap after the move
    Count quota = 0;          ///< 2z₁, the opponent's quota
    std::vector<Count> left;  ///< z₂, z₃, …, the Zeckendorf parts of the heap that is left

    std::optional<Prediction> prediction() const
    {
        return rest == 0 ? std::nullopt : std::optional(Prediction::number(quota));
    }
};

/// Shows that the opponent cannot take z₂ stones. Let z₁⁺ be the Fibonacci number after z₁, and z₁⁺⁺ the next one. z₂ is
/// not a neighbor of z₁, so z₂ ≥ z₁⁺⁺ = z₁⁺ + z₁ > 2z₁.
struct NextPartBeyond {
    static constexpr std::string_view kind = "next-part-beyond";
    static constexpr std::array laws{Law::Greedy, Law::FibonacciRule};
    static constexpr std::array fieldNames{"smallest", "neighbour", "second", "next", "twice"};

    Count smallest = 0;   ///< z₁, the smallest part, which the move has taken
    Count neighbour = 0;  ///< z₁⁺, the Fibonacci number after z₁
    Count second = 0;     ///< z₁⁺⁺, the Fibonacci number after z₁⁺
    Count next = 0;       ///< z₂, the second smallest Zeckendorf part of n
    Count twice = 0;      ///< 2z₁, the opponent's quota
};

/// The case q < z₁: a move takes m ≤ q stones, so it cannot take the whole part z₁. The Zeckendorf parts of the heap
/// that is left are the parts of z₁ − m and the other parts of n, which are greater than z₁.
struct BreakSmallestPart {
    static constexpr std::string_view kind = "break-smallest-part";
    static constexpr std::array laws{Law::Theorem, Law::Greedy};
    static constexpr std::array fieldNames{"n", "quota", "smallest", "taken", "left", "broken", "rest"};

    Count n = 0;                 ///< the size of the heap before the move: the user's heap, or the heap that the opponent faces
    Count quota = 0;             ///< q, the quota, which is less than z₁
    Count smallest = 0;          ///< z₁, the smallest Zeckendorf part of the heap
    Count taken = 0;             ///< m, the amount in the example: the largest Fibonacci number that is at most q and at most half of z₁
    Count left = 0;              ///< z₁ − m, the number that is left of the part z₁
    std::vector<Count> broken;   ///< the Zeckendorf parts of z₁ − m, the smallest first; the first of them is w
    std::vector<Count> rest;     ///< the Zeckendorf parts of n − m, the smallest first: the parts of z₁ − m, then the parts of n greater than z₁

    std::vector<Use> uses(const Proof& proof) const;
};

/// Shows that the reply may take w stones, where w is the smallest part of z₁ − m: w ≤ 2m. Let f be the largest part of
/// m, and w⁻ the Fibonacci number before w. If f were less than w⁻, the parts of m and the parts of z₁ − m together
/// would be a second Zeckendorf representation of z₁. So f ≥ w⁻, and w ≤ 2w⁻ ≤ 2f ≤ 2m.
struct AnswerFits {
    static constexpr std::string_view kind = "answer-fits";
    static constexpr std::array laws{Law::FibonacciRule, Law::Theorem, Law::Arithmetic};
    static constexpr std::array fieldNames{"smallest", "taken", "parts", "largest", "answer", "below", "twice"};

    Count smallest = 0;        ///< z₁, the smallest Zeckendorf part of the heap before the move
    Count taken = 0;           ///< m, the number of stones that the move takes
    std::vector<Count> parts;  ///< the Zeckendorf parts of m, the smallest first
    Count largest = 0;         ///< f, the largest part of m
    Count answer = 0;          ///< w, the number of stones that the reply takes
    Count below = 0;           ///< w⁻, the Fibonacci number before w; 1 if w = 1
    Count twice = 0;           ///< 2m, the quota of the player who replies

    std::vector<Use> uses(const Proof& proof) const;
};

struct TakeAnswer {
    static constexpr std::array fieldNames{"taken", "left", "answer", "twice"};

    Count taken = 0;   ///< m, the number of stones that the move takes
    Count left = 0;    ///< z₁ − m, the number that is left of the part z₁
    Count answer = 0;  ///< w, the smallest Zeckendorf part of z₁ − m, which the reply takes
    Count twice = 0;   ///< 2m, the quota of the reply, which is at least w

    bool operator==(const TakeAnswer&) const = default;
};

/// The reply to each amount that the quota allows, if the quota is at most maxListedTakes.
struct EveryTake {
    static constexpr std::string_view kind = "every-take";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"smallest", "rows"};

    Count smallest = 0;
    std::vector<TakeAnswer> rows;  ///< one row for each amount m = 1 … q
};

/// The conclusion: whether (n, q) is P or N. It follows by induction: the heap gets smaller with every move, and the
/// same player can take the smallest part each time.
struct QuotaConclusion {
    static constexpr std::string_view kind = "quota-conclusion";
    static constexpr std::array laws{Law::Induction, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"quota", "smallest", "outcome"};

    Count quota = 0;
    Count smallest = 0;  ///< z₁, the smallest Zeckendorf part of n; 0 if n = 0
    Outcome outcome = Outcome::P;

    /// The laws in the case where no stone may be taken; this case needs no induction.
    static constexpr std::array lawsAtEnd{Law::OutcomeByOptions};
    std::span<const Law> lawsHere(const Proof&) const
    {
        return quota == 0 || smallest == 0 ? lawsAtEnd : std::span<const Law>(laws);
    }
};

/// The sum of the i smallest parts, m = z₁ + … + z_i. Taking m stones wins if the quota allows this move and either no part
/// is left or 2m is less than the next part z_{i+1}.
struct PartialSum {
    static constexpr std::array fieldNames{"sum", "twice", "next", "allowed", "wins"};

    Count sum = 0;         ///< m, the sum z₁ + … + z_i
    Count twice = 0;       ///< 2m, the quota of the opponent after a move that takes m stones
    Count next = 0;        ///< z_{i+1}, the next part; 0 if m = n
    bool allowed = false;  ///< true if m ≤ q: the quota allows taking m stones
    bool wins = false;

    bool operator==(const PartialSum&) const = default;
};

/// All winning moves of an N-position.
struct QuotaWinningMoves {
    static constexpr std::string_view kind = "quota-winning-moves";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"quota", "rows", "moves"};

    Count quota = 0;
    std::vector<PartialSum> rows;  ///< one row for each sum of the i smallest parts, i = 1, 2, …
    std::vector<Count> moves;      ///< the numbers of stones that the winning moves take

    std::vector<Use> uses(const Proof& proof) const;
    std::optional<Prediction> prediction() const { return Prediction::number(moves.size()); }
};

using ZeckendorfStep = std::variant<FibonacciNumbers, GreedyPart, ZeckendorfForm, MostWithout, ForcedParts, OnlyForm>;
using QuotaStep = std::variant<QuotaParts, QuotaReach, NothingToTake, TakeSmallestPart, NextPartBeyond, BreakSmallestPart,
                               AnswerFits, EveryTake, QuotaConclusion, QuotaWinningMoves>;

}  // namespace nimstone::proof
