// The steps of the theorem on Cutcake.
//
// A shape is a block first × second: Left cuts the first side, Right the second. Values count cuts: over 0 Left is that
// many ahead, under 0 Right. With K the largest power of two that is at most both sides, the value is
// ⌊first/K⌋ − ⌊second/K⌋, one of which is 1: what halving both sides leads to.
//
// Why it decides the game: cutting a side makes no more whole units of K, and each of the two pieces gives one up where
// the block gave up one, so every cut costs its cutter at least 1. Who is ahead has a cut that costs just 1: one unit off.
#pragma once

#include <cstdint>

#include "core/proofs/steps/step_kind.h"
#include "core/wide.h"

namespace nimstone::proof {

/// So many blocks first × second.
struct CakeShape {
    Count first = 0;
    Count second = 0;
    std::size_t count = 0;

    bool operator==(const CakeShape&) const = default;
};

/// The blocks on the table, each shape once, in the order in which they lie there.
struct CakeShapes {
    static constexpr std::string_view kind = "cake-shapes";
    static constexpr std::array laws{Law::Rules, Law::NoMoveLoses};

    std::vector<CakeShape> shapes;
    std::size_t blocks = 0;  ///< all together
};

/// The sides after some halvings.
struct CakeHalf {
    Count first = 0;
    Count second = 0;

    bool operator==(const CakeHalf&) const = default;
};

/// The sides of a shape, both halved and rounded down until one of them is 1; the first row is the shape itself.
struct CakeHalving {
    static constexpr std::string_view kind = "cake-halving";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};

    std::size_t shape = 0;  ///< among the shapes, from 0
    std::vector<CakeHalf> rows;
    Count unit = 0;          ///< K
    std::int64_t value = 0;  ///< of the last row: first − second

    std::optional<Prediction> prediction() const { return Prediction::integer(value); }
};

/// A cut of a side after `place`, and what the two pieces are worth.
struct CakeCut {
    Count place = 0;
    std::int64_t piece = 0;  ///< the one of that length
    std::int64_t rest = 0;
    SignedWide value = 0;    ///< both together

    bool operator==(const CakeCut&) const = default;
};

/// What a cut of a shape by either player leaves. The value is the integer nearest to 0 that is more than Left's best cut
/// leaves and less than Right's best. A cut at the same length from the other end is the same and is not counted.
struct CakeOptions {
    static constexpr std::string_view kind = "cake-options";
    static constexpr std::array laws{Law::Rules, Law::Induction, Law::SimplestNumber};
    static constexpr Count mostListed = 6;  ///< with more cuts of a side than these only the best is listed

    std::size_t shape = 0;
    Count first = 0;
    Count second = 0;
    std::vector<CakeCut> left;   ///< the best first: the largest value, of equal ones the shortest piece
    Count leftUnlisted = 0;      ///< cuts that are no better than the best
    std::vector<CakeCut> right;  ///< the best first: the smallest value
    Count rightUnlisted = 0;
    std::int64_t value = 0;

    std::vector<Use> uses(const Proof& proof) const;  ///< the two pieces of either best cut
};

/// So many blocks of a shape, each worth that much.
struct CakeTerm {
    std::size_t count = 0;
    std::int64_t value = 0;
    SignedWide total = 0;

    bool operator==(const CakeTerm&) const = default;
};

/// The values of all blocks together, in the order of the shapes. Where there are two blocks or more.
struct CakeSum {
    static constexpr std::string_view kind = "cake-sum";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};

    std::vector<CakeTerm> terms;
    SignedWide sum = 0;
};

/// How far a cut moves the sum against the one who cuts, at least; 0 where that player has no cut.
struct CakeCost {
    static constexpr std::string_view kind = "cake-cost";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};

    Count left = 0;
    Count right = 0;
};

/// The cut that costs just 1, where somebody is ahead: one unit off the first shape that is worth something to that
/// player. The piece is worth 0.
struct CakeLead {
    static constexpr std::string_view kind = "cake-lead";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};

    std::size_t shape = 0;
    Count first = 0;
    Count second = 0;
    Count place = 0;         ///< K of the shape
    std::int64_t piece = 0;
    std::int64_t rest = 0;
    SignedWide before = 0;   ///< the sum; over 0 Left cuts, under 0 Right
    SignedWide after = 0;

    std::vector<Use> uses(const Proof& proof) const;  ///< the same theorem, of what the cut leaves
};

/// So Left wins, or Right, whoever starts; or whoever starts loses.
struct CakeConclusion {
    static constexpr std::string_view kind = "cake-conclusion";
    static constexpr std::array laws{Law::Induction, Law::NoMoveLoses};

    SignedWide sum = 0;
    PartisanOutcome outcome = PartisanOutcome::Previous;

    std::optional<Prediction> prediction() const { return Prediction::winner(outcome); }
};

using CutcakeStep = std::variant<CakeShapes, CakeHalving, CakeOptions, CakeSum, CakeCost, CakeLead, CakeConclusion>;

}  // namespace nimstone::proof
