// The steps of Zeckendorf's theorem and of the theorem on Fibonacci Nim.
//
// "The Fibonacci numbers" are 1, 2, 3, 5, 8, …: the 1 that stands before them (1, 1, 2, …) is used only as the number
// beneath 1. Two of them are neighbours when one follows the other.
#pragma once

#include "core/proofs/steps/fibonacci_int.h"
#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- Zeckendorf's theorem: existence ---

/// The Fibonacci numbers up to n, and the first beyond it.
struct FibonacciNumbers {
    static constexpr std::string_view kind = "fibonacci-numbers";
    static constexpr std::array laws{Law::FibonacciRule};

    Count n = 0;
    std::vector<Count> numbers;  ///< 1, 2, 3, 5, … up to n
    Count beyond = 0;            ///< the next one
};

/// Of what is left the largest Fibonacci number is taken, F ≤ before < F⁺. What remains is less than F⁺ − F, the number
/// beneath F: so that one cannot be a part.
struct GreedyPart {
    static constexpr std::string_view kind = "greedy-part";
    static constexpr std::array laws{Law::Arithmetic, Law::FibonacciRule};

    Count before = 0;  ///< what is left of n
    Count part = 0;    ///< F
    Count above = 0;   ///< F⁺, the next larger one: more than is left
    Count rest = 0;    ///< before − F
    Count below = 0;   ///< F⁺ − F, the next smaller one (1 beneath 1): more than `rest`

    std::optional<Prediction> prediction() const { return Prediction::number(part); }
};

/// n is the sum of the parts, and no two of them are neighbours.
struct ZeckendorfForm {
    static constexpr std::string_view kind = "zeckendorf-form";
    static constexpr std::array laws{Law::Arithmetic, Law::Greedy};

    Count n = 0;
    std::vector<Count> parts;   ///< the largest first
    std::vector<Count> places;  ///< of each: 1 for 1, 2 for 2, 3 for 3, 4 for 5, …; they differ by 2 at least
};

// --- Zeckendorf's theorem: uniqueness ---

/// The most that Fibonacci numbers beneath F add up to without neighbours: every second one. One more would be F.
struct MostWithout {
    static constexpr std::string_view kind = "most-without";
    static constexpr std::array laws{Law::Induction, Law::Arithmetic, Law::FibonacciRule};

    Count part = 0;               ///< F, the largest part of n
    std::vector<Count> summands;  ///< the one beneath F, and every second one after it
    Count most = 0;               ///< their sum: F − 1

    std::optional<Prediction> prediction() const { return Prediction::number(most); }
};

/// Where `left` is still to be written, F ≤ left has to be a part: without it at most F − 1 would come together.
struct ForcedPart {
    Count left = 0;
    Count part = 0;  ///< F
    Count most = 0;  ///< F − 1

    bool operator==(const ForcedPart&) const = default;
};

/// So each part is forced, one after another.
struct ForcedParts {
    static constexpr std::string_view kind = "forced-parts";
    static constexpr std::array laws{Law::Arithmetic};

    std::vector<ForcedPart> rows;  ///< the largest first
};

/// n has this one form.
struct OnlyForm {
    static constexpr std::string_view kind = "only-form";
    static constexpr std::array<Law, 0> laws{};

    Count n = 0;
    std::vector<Count> parts;  ///< the largest first
};

// --- Fibonacci Nim: (n, q) is a P-position exactly when q is less than the smallest part of n ---

/// A heap whose quota is longer than this is shown for one amount instead of for each.
inline constexpr Count maxListedTakes = 12;

/// n = z₁ + z₂ + … by Zeckendorf's theorem; at most q may be taken.
struct QuotaParts {
    static constexpr std::string_view kind = "quota-parts";
    static constexpr std::array laws{Law::Theorem};

    Count n = 0;
    Count quota = 0;           ///< q
    std::vector<Count> parts;  ///< the smallest first

    std::vector<Use> uses(const Proof& proof) const;
};

/// Whether q reaches z₁.
struct QuotaReach {
    static constexpr std::string_view kind = "quota-reach";
    static constexpr std::array laws{Law::Arithmetic};

    Count quota = 0;
    Count smallest = 0;    ///< z₁
    bool reaches = false;  ///< q ≥ z₁

    std::optional<Prediction> prediction() const { return Prediction::yes(reaches); }
};

/// No stone is left, or none may be taken: the player to move has lost.
struct NothingToTake {
    static constexpr std::string_view kind = "nothing-to-take";
    static constexpr std::array laws{Law::NoMoveLoses};

    Count n = 0;
    Count quota = 0;
};

/// q ≥ z₁: take z₁. What is left has the other parts, and twice z₁ may be taken of it.
struct TakeSmallestPart {
    static constexpr std::string_view kind = "take-smallest-part";
    static constexpr std::array laws{Law::Rules};

    Count before = 0;         ///< n
    Count taken = 0;          ///< z₁
    Count rest = 0;           ///< n − z₁
    Count quota = 0;          ///< 2z₁, the opponent's
    std::vector<Count> left;  ///< z₂, z₃, …

    std::optional<Prediction> prediction() const
    {
        return rest == 0 ? std::nullopt : std::optional(Prediction::number(quota));
    }
};

/// z₂ is no neighbour of z₁, so it is at least z₁⁺⁺ = z₁⁺ + z₁ > 2z₁.
struct NextPartBeyond {
    static constexpr std::string_view kind = "next-part-beyond";
    static constexpr std::array laws{Law::Greedy, Law::FibonacciRule};

    Count smallest = 0;   ///< z₁
    Count neighbour = 0;  ///< z₁⁺, the Fibonacci number after it
    Count second = 0;     ///< z₁⁺⁺, the one after that
    Count next = 0;       ///< z₂
    Count twice = 0;      ///< 2z₁
};

/// At most q < z₁ may be taken, m say. What is left of z₁ and the parts above it are the form of the whole rest.
struct BreakSmallestPart {
    static constexpr std::string_view kind = "break-smallest-part";
    static constexpr std::array laws{Law::Theorem, Law::Greedy};

    Count n = 0;                 ///< the heap before: the position's own, or the opponent's
    Count quota = 0;             ///< less than z₁
    Count smallest = 0;          ///< z₁
    Count taken = 0;             ///< m: the largest Fibonacci number up to q and up to half of z₁
    Count left = 0;              ///< z₁ − m
    std::vector<Count> broken;   ///< its parts, the smallest first: w, …
    std::vector<Count> rest;     ///< the parts of n − m, the smallest first: those, and the ones above z₁

    std::vector<Use> uses(const Proof& proof) const;
};

/// The smallest part w of z₁ − m may be taken: w ≤ 2m. With f the largest part of m and w⁻ the number beneath w: were
/// f < w⁻, the parts of m and those of z₁ − m would be a second form of z₁. So w ≤ 2w⁻ ≤ 2f ≤ 2m.
struct AnswerFits {
    static constexpr std::string_view kind = "answer-fits";
    static constexpr std::array laws{Law::FibonacciRule, Law::Theorem, Law::Arithmetic};

    Count smallest = 0;        ///< z₁
    Count taken = 0;           ///< m
    std::vector<Count> parts;  ///< of m, the smallest first
    Count largest = 0;         ///< f
    Count answer = 0;          ///< w
    Count below = 0;           ///< w⁻; 1 beneath 1
    Count twice = 0;           ///< 2m

    std::vector<Use> uses(const Proof& proof) const;
};

struct TakeAnswer {
    Count taken = 0;   ///< m
    Count left = 0;    ///< z₁ − m
    Count answer = 0;  ///< w, its smallest part
    Count twice = 0;   ///< 2m ≥ w

    bool operator==(const TakeAnswer&) const = default;
};

/// A quota of at most maxListedTakes: the answer to each amount.
struct EveryTake {
    static constexpr std::string_view kind = "every-take";
    static constexpr std::array laws{Law::Arithmetic};

    Count smallest = 0;
    std::vector<TakeAnswer> rows;  ///< m = 1 … q
};

/// So (n, q) is P or N: the heap shrinks, and always the same player can take a smallest part.
struct QuotaConclusion {
    static constexpr std::string_view kind = "quota-conclusion";
    static constexpr std::array laws{Law::Induction, Law::OutcomeByOptions};

    Count quota = 0;
    Count smallest = 0;  ///< z₁; 0 where n = 0
    Outcome outcome = Outcome::P;

    /// Nothing smaller is needed where nothing may be taken.
    static constexpr std::array lawsAtEnd{Law::OutcomeByOptions};
    std::span<const Law> lawsHere(const Proof&) const
    {
        return quota == 0 || smallest == 0 ? lawsAtEnd : std::span<const Law>(laws);
    }
};

/// m = z₁ + … + z_i: it wins when it may be taken and twice of it does not reach z_{i+1}.
struct PartialSum {
    Count sum = 0;         ///< m
    Count twice = 0;       ///< 2m
    Count next = 0;        ///< z_{i+1}; 0 where m is all of n
    bool allowed = false;  ///< m ≤ q
    bool wins = false;

    bool operator==(const PartialSum&) const = default;
};

/// All winning moves of an N-position.
struct QuotaWinningMoves {
    static constexpr std::string_view kind = "quota-winning-moves";
    static constexpr std::array laws{Law::Theorem};

    Count quota = 0;
    std::vector<PartialSum> rows;  ///< every one, i = 1, 2, …
    std::vector<Count> moves;      ///< the amounts that win

    std::vector<Use> uses(const Proof& proof) const;
    std::optional<Prediction> prediction() const { return Prediction::number(moves.size()); }
};

using ZeckendorfStep = std::variant<FibonacciNumbers, GreedyPart, ZeckendorfForm, MostWithout, ForcedParts, OnlyForm>;
using QuotaStep = std::variant<QuotaParts, QuotaReach, NothingToTake, TakeSmallestPart, NextPartBeyond, BreakSmallestPart,
                               AnswerFits, EveryTake, QuotaConclusion, QuotaWinningMoves>;

}  // namespace nimstone::proof
