// The steps of the theorem on Cutcake.
//
// A shape is a block first × second: Left cuts the first side, Right the second. A value counts cuts: if it is positive,
// Left is that many cuts ahead; if it is negative, Right is. Let K be the largest power of two that is at most both
// sides. The value is ⌊first/K⌋ − ⌊second/K⌋, and one of the two quotients is 1. Halving both sides repeatedly leads to
// the same numbers.
//
// The value decides the game, because cutting a side does not increase its number of whole units of K, and each of the two
// pieces loses one unit where the block lost one. So every cut costs the player who makes it at least 1. The player who
// is ahead has a cut that costs exactly 1: it cuts off one unit.
#pragma once

#include <cstdint>

#include "core/proofs/steps/step_kind.h"
#include "core/wide.h"

namespace nimstone::proof {

/// `count` blocks of the shape first × second.
struct CakeShape {
    static constexpr std::array fieldNames{"first", "second", "count"};

    Count first = 0;
    Count second = 0;
    std::size_t count = 0;

    bool operator==(const CakeShape&) const = default;
};

/// The blocks of the position: each shape once, in the order of its first block.
struct CakeShapes {
    static constexpr std::string_view kind = "cake-shapes";
    static constexpr std::array laws{Law::Rules, Law::NoMoveLoses};
    static constexpr std::array fieldNames{"shapes", "blocks"};

    std::vector<CakeShape> shapes;
    std::size_t blocks = 0;  ///< the number of blocks of all shapes
};

/// The two sides of a shape after some halvings.
struct CakeHalf {
    static constexpr std::array fieldNames{"first", "second"};

    Count first = 0;
    Count second = 0;

    bool operator==(const CakeHalf&) const = default;
};

/// The sides of a shape, both halved and rounded down until one of them is 1. The first row is the shape itself.
struct CakeHalving {
    static constexpr std::string_view kind = "cake-halving";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};
    static constexpr std::array fieldNames{"shape", "rows", "unit", "value"};

    std::size_t shape = 0;  ///< the index among the shapes, from 0
    std::vector<CakeHalf> rows;
    Count unit = 0;          ///< K, the largest power of two that is at most both sides
    std::int64_t value = 0;  ///< first − second of the last row

    std::optional<Prediction> prediction() const { return Prediction::integer(value); }
};

/// A cut that splits a side at `place`, and the values of the two pieces.
struct CakeCut {
    static constexpr std::array fieldNames{"place", "piece", "rest", "value"};

    Count place = 0;
    std::int64_t piece = 0;  ///< the value of the piece that is `place` long
    std::int64_t rest = 0;
    SignedWide value = 0;    ///< the sum of both values

    bool operator==(const CakeCut&) const = default;
};

/// The cuts of a shape by either player, and what they leave. The value is the integer nearest to 0 that is greater than
/// the value of Left's best cut and less than that of Right's. A cut at the same distance from the other end gives the
/// same pieces and is not listed.
struct CakeOptions {
    static constexpr std::string_view kind = "cake-options";
    static constexpr std::array laws{Law::Rules, Law::Induction, Law::SimplestNumber};
    static constexpr std::array fieldNames{"shape", "first", "second", "left", "left_unlisted", "right", "right_unlisted",
                                           "value"};
    static constexpr Count mostListed = 6;  ///< if a side has more cuts than this, only the best one is listed

    std::size_t shape = 0;
    Count first = 0;
    Count second = 0;
    std::vector<CakeCut> left;   ///< the best cut first: the largest value; among equal ones, the shortest piece
    Count leftUnlisted = 0;      ///< the number of other cuts, which are not better than the best
    std::vector<CakeCut> right;  ///< the best cut first: the smallest value
    Count rightUnlisted = 0;
    std::int64_t value = 0;

    std::vector<Use> uses(const Proof& proof) const;  ///< the theorem for the two pieces of each best cut
};

/// `count` blocks of one shape, of which each is worth `value`.
struct CakeTerm {
    static constexpr std::array fieldNames{"count", "value", "total"};

    std::size_t count = 0;
    std::int64_t value = 0;
    SignedWide total = 0;

    bool operator==(const CakeTerm&) const = default;
};

/// The sum of the values of all blocks, in the order of the shapes. The proof has this step if there are two blocks or
/// more.
struct CakeSum {
    static constexpr std::string_view kind = "cake-sum";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"terms", "sum"};

    std::vector<CakeTerm> terms;
    SignedWide sum = 0;
};

/// The least cost of a cut for each player: the amount by which the cut moves the sum against that player. 0 if the
/// player has no cut.
struct CakeCost {
    static constexpr std::string_view kind = "cake-cost";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};
    static constexpr std::array fieldNames{"left", "right"};

    Count left = 0;
    Count right = 0;
};

/// The cut that costs exactly 1, if a player is ahead: it cuts one unit off the first shape whose value favors that
/// player. The piece that is cut off is worth 0.
struct CakeLead {
    static constexpr std::string_view kind = "cake-lead";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};
    static constexpr std::array fieldNames{"shape", "first", "second", "place", "piece", "rest", "before", "after"};

    std::size_t shape = 0;
    Count first = 0;
    Count second = 0;
    Count place = 0;         ///< the K of the shape, which is the length of the piece that is cut off
    std::int64_t piece = 0;
    std::int64_t rest = 0;
    SignedWide before = 0;   ///< the sum before the cut; if it is positive, Left cuts; if it is negative, Right cuts
    SignedWide after = 0;

    std::vector<Use> uses(const Proof& proof) const;  ///< this theorem, for the position after the cut
};

/// The conclusion: one of Left and Right wins, whether the player starts or not; or the player who starts loses.
struct CakeConclusion {
    static constexpr std::string_view kind = "cake-conclusion";
    static constexpr std::array laws{Law::Induction, Law::NoMoveLoses};
    static constexpr std::array fieldNames{"sum", "outcome"};

    SignedWide sum = 0;
    PartisanOutcome outcome = PartisanOutcome::Previous;

    std::optional<Prediction> prediction() const { return Prediction::winner(outcome); }
};

using CutcakeStep = std::variant<CakeShapes, CakeHalving, CakeOptions, CakeSum, CakeCost, CakeLead, CakeConclusion>;

}  // namespace nimstone::proof
