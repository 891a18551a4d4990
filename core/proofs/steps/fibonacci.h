// The steps of Zeckendorf's theorem and of the theorem on Fibonacci Nim.
//
// "The Fibonacci numbers" are 1, 2, 3, 5, 8, …. The 1 that precedes them (1, 1, 2, …) is used only as the number before
// the first 1. Two of them are neighbours if one directly follows the other.
#pragma once

#include "core/proofs/steps/fibonacci_int.h"
#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- Zeckendorf's theorem: existence ---

/// The Fibonacci numbers up to n, and the first one beyond n.
struct FibonacciNumbers {
    static constexpr std::string_view kind = "fibonacci-numbers";
    static constexpr std::array laws{Law::FibonacciRule};
    static constexpr std::array fieldNames{"n", "numbers", "beyond"};

    Count n = 0;
    std::vector<Count> numbers;  ///< the Fibonacci numbers 1, 2, 3, 5, … up to n
    Count beyond = 0;            ///< the first Fibonacci number that is larger than n
};

/// Takes the largest Fibonacci number F that is at most `before`; the next one, F⁺, is larger than `before`. The rest is
/// less than F⁺ − F, which is the Fibonacci number before F. So that number cannot be a part.
struct GreedyPart {
    static constexpr std::string_view kind = "greedy-part";
    static constexpr std::array laws{Law::Arithmetic, Law::FibonacciRule};
    static constexpr std::array fieldNames{"before", "part", "above", "rest", "below"};

    Count before = 0;  ///< the rest of n before this part is subtracted
    Count part = 0;    ///< F, the part
    Count above = 0;   ///< F⁺, the next larger Fibonacci number; it is more than `before`
    Count rest = 0;    ///< before − F, what is left after this part
    Count below = 0;   ///< F⁺ − F, the next smaller Fibonacci number (1 if F = 1); it is more than `rest`

    std::optional<Prediction> prediction() const { return Prediction::number(part); }
};

/// The result: n is the sum of the parts, and no two of them are neighbours.
struct ZeckendorfForm {
    static constexpr std::string_view kind = "zeckendorf-form";
    static constexpr std::array laws{Law::Arithmetic, Law::Greedy};
    static constexpr std::array fieldNames{"n", "parts", "places"};

    Count n = 0;
    std::vector<Count> parts;   ///< the parts, the largest first
    std::vector<Count> places;  ///< the index of each part (1 for 1, 2 for 2, 3 for 3, 4 for 5, …); they differ by 2 or more
};

// --- Zeckendorf's theorem: uniqueness ---

/// The largest sum of Fibonacci numbers less than F of which no two are neighbours: it takes every second one. The sum is
/// F − 1.
struct MostWithout {
    static constexpr std::string_view kind = "most-without";
    static constexpr std::array laws{Law::Induction, Law::Arithmetic, Law::FibonacciRule};
    static constexpr std::array fieldNames{"part", "summands", "most"};

    Count part = 0;               ///< F, the largest part of n
    std::vector<Count> summands;  ///< the Fibonacci number before F, and every second one below it
    Count most = 0;               ///< the sum of the summands, F − 1

    std::optional<Prediction> prediction() const { return Prediction::number(most); }
};

/// While `left` is still to be written as a sum, F ≤ left has to be a part: without F, the parts sum to at most F − 1.
struct ForcedPart {
    static constexpr std::array fieldNames{"left", "part", "most"};

    Count left = 0;
    Count part = 0;  ///< F, the forced part
    Count most = 0;  ///< F − 1, the largest sum of parts without F

    bool operator==(const ForcedPart&) const = default;
};

/// So every part is forced, one after the other.
struct ForcedParts {
    static constexpr std::string_view kind = "forced-parts";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"rows"};

    std::vector<ForcedPart> rows;  ///< one row per part, the largest part first
};

/// The conclusion: n has only this one form.
struct OnlyForm {
    static constexpr std::string_view kind = "only-form";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"n", "parts"};

    Count n = 0;
    std::vector<Count> parts;  ///< the parts, the largest first
};

// --- Fibonacci Nim: (n, q) is a P-position exactly when q is less than the smallest part of n ---

/// If a quota is larger than this, the proof shows the reply to one amount instead of to each.
inline constexpr Count maxListedTakes = 12;

/// n = z₁ + z₂ + … by Zeckendorf's theorem. A move may take at most q stones.
struct QuotaParts {
    static constexpr std::string_view kind = "quota-parts";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"n", "quota", "parts"};

    Count n = 0;
    Count quota = 0;           ///< q, the largest amount that may be taken
    std::vector<Count> parts;  ///< the parts, the smallest first

    std::vector<Use> uses(const Proof& proof) const;
};

/// Compares q with z₁.
struct QuotaReach {
    static constexpr std::string_view kind = "quota-reach";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"quota", "smallest", "reaches"};

    Count quota = 0;
    Count smallest = 0;    ///< z₁, the smallest part of n
    bool reaches = false;  ///< true if q ≥ z₁

    std::optional<Prediction> prediction() const { return Prediction::yes(reaches); }
};

/// The case where no stone is left or none may be taken: the player to move has lost.
struct NothingToTake {
    static constexpr std::string_view kind = "nothing-to-take";
    static constexpr std::array laws{Law::NoMoveLoses};
    static constexpr std::array fieldNames{"n", "quota"};

    Count n = 0;
    Count quota = 0;
};

/// The case q ≥ z₁: the move takes z₁. The rest consists of the other parts, and the opponent may take up to 2z₁ of it.
struct TakeSmallestPart {
    static constexpr std::string_view kind = "take-smallest-part";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"before", "taken", "rest", "quota", "left"};

    Count before = 0;         ///< n, the heap before the move
    Count taken = 0;          ///< z₁, the smallest part of n
    Count rest = 0;           ///< n − z₁, the heap after the move
    Count quota = 0;          ///< 2z₁, the opponent's quota
    std::vector<Count> left;  ///< the parts of the rest: z₂, z₃, …

    std::optional<Prediction> prediction() const
    {
        return rest == 0 ? std::nullopt : std::optional(Prediction::number(quota));
    }
};

/// z₂ is not a neighbour of z₁, so it is at least z₁⁺⁺ = z₁⁺ + z₁ > 2z₁.
struct NextPartBeyond {
    static constexpr std::string_view kind = "next-part-beyond";
    static constexpr std::array laws{Law::Greedy, Law::FibonacciRule};
    static constexpr std::array fieldNames{"smallest", "neighbour", "second", "next", "twice"};

    Count smallest = 0;   ///< z₁, the smallest part, which was taken
    Count neighbour = 0;  ///< z₁⁺, the next Fibonacci number after z₁
    Count second = 0;     ///< z₁⁺⁺, the Fibonacci number after z₁⁺
    Count next = 0;       ///< z₂, the next part of n
    Count twice = 0;      ///< 2z₁, the opponent's quota
};

/// The case q < z₁: a move takes m ≤ q stones, so it breaks z₁. The parts of z₁ − m and the parts above z₁ together are
/// the Zeckendorf form of the rest.
struct BreakSmallestPart {
    static constexpr std::string_view kind = "break-smallest-part";
    static constexpr std::array laws{Law::Theorem, Law::Greedy};
    static constexpr std::array fieldNames{"n", "quota", "smallest", "taken", "left", "broken", "rest"};

    Count n = 0;                 ///< the heap before the move: that of the position itself, or the one left to the opponent
    Count quota = 0;             ///< q, less than z₁
    Count smallest = 0;          ///< z₁, the smallest part
    Count taken = 0;             ///< m, the example: the largest Fibonacci number that is at most q and at most half of z₁
    Count left = 0;              ///< z₁ − m, what is left of the smallest part
    std::vector<Count> broken;   ///< the parts of z₁ − m, the smallest first; the first is w
    std::vector<Count> rest;     ///< the parts of n − m, the smallest first: those of z₁ − m, then those above z₁

    std::vector<Use> uses(const Proof& proof) const;
};

/// The reply, the smallest part w of z₁ − m, may be taken: w ≤ 2m. Let f be the largest part of m, and w⁻ the Fibonacci
/// number before w. If f < w⁻, the parts of m and those of z₁ − m would be a second form of z₁. So w ≤ 2w⁻ ≤ 2f ≤ 2m.
struct AnswerFits {
    static constexpr std::string_view kind = "answer-fits";
    static constexpr std::array laws{Law::FibonacciRule, Law::Theorem, Law::Arithmetic};
    static constexpr std::array fieldNames{"smallest", "taken", "parts", "largest", "answer", "below", "twice"};

    Count smallest = 0;        ///< z₁, the smallest part before the move
    Count taken = 0;           ///< m, the amount that was taken
    std::vector<Count> parts;  ///< the parts of m, the smallest first
    Count largest = 0;         ///< f, the largest part of m
    Count answer = 0;          ///< w, the amount that the reply takes
    Count below = 0;           ///< w⁻, the Fibonacci number before w; 1 if w = 1
    Count twice = 0;           ///< 2m, the quota of the reply

    std::vector<Use> uses(const Proof& proof) const;
};

struct TakeAnswer {
    static constexpr std::array fieldNames{"taken", "left", "answer", "twice"};

    Count taken = 0;   ///< m, the amount that is taken
    Count left = 0;    ///< z₁ − m, what is left of the smallest part
    Count answer = 0;  ///< w, the smallest part of z₁ − m
    Count twice = 0;   ///< 2m, which is at least w

    bool operator==(const TakeAnswer&) const = default;
};

/// The reply to each amount, if the quota is at most maxListedTakes.
struct EveryTake {
    static constexpr std::string_view kind = "every-take";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"smallest", "rows"};

    Count smallest = 0;
    std::vector<TakeAnswer> rows;  ///< one row for each m = 1 … q
};

/// The conclusion: (n, q) is P or N, because the heap shrinks and the same player can take a smallest part each time.
struct QuotaConclusion {
    static constexpr std::string_view kind = "quota-conclusion";
    static constexpr std::array laws{Law::Induction, Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"quota", "smallest", "outcome"};

    Count quota = 0;
    Count smallest = 0;  ///< z₁, the smallest part of n; 0 if n = 0
    Outcome outcome = Outcome::P;

    /// The laws if nothing may be taken, where no induction is needed.
    static constexpr std::array lawsAtEnd{Law::OutcomeByOptions};
    std::span<const Law> lawsHere(const Proof&) const
    {
        return quota == 0 || smallest == 0 ? lawsAtEnd : std::span<const Law>(laws);
    }
};

/// A sum of the smallest parts, m = z₁ + … + z_i. Taking m wins if it is allowed and 2m is less than z_{i+1}.
struct PartialSum {
    static constexpr std::array fieldNames{"sum", "twice", "next", "allowed", "wins"};

    Count sum = 0;         ///< m, the sum of the parts up to this one
    Count twice = 0;       ///< 2m, the opponent's quota after taking m
    Count next = 0;        ///< z_{i+1}; 0 if m = n
    bool allowed = false;  ///< true if m ≤ q
    bool wins = false;

    bool operator==(const PartialSum&) const = default;
};

/// All winning moves of an N-position.
struct QuotaWinningMoves {
    static constexpr std::string_view kind = "quota-winning-moves";
    static constexpr std::array laws{Law::Theorem};
    static constexpr std::array fieldNames{"quota", "rows", "moves"};

    Count quota = 0;
    std::vector<PartialSum> rows;  ///< one row for each i = 1, 2, …
    std::vector<Count> moves;      ///< the amounts of the winning moves

    std::vector<Use> uses(const Proof& proof) const;
    std::optional<Prediction> prediction() const { return Prediction::number(moves.size()); }
};

using ZeckendorfStep = std::variant<FibonacciNumbers, GreedyPart, ZeckendorfForm, MostWithout, ForcedParts, OnlyForm>;
using QuotaStep = std::variant<QuotaParts, QuotaReach, NothingToTake, TakeSmallestPart, NextPartBeyond, BreakSmallestPart,
                               AnswerFits, EveryTake, QuotaConclusion, QuotaWinningMoves>;

}  // namespace nimstone::proof
