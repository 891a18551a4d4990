// The steps of the theorem on Cutcake.
//
// A shape is a block first × second: Left cuts the first side, Right cuts the second side. The value of a block counts
// cuts: if the value is v > 0, Left is v cuts ahead; if it is −v, Right is v cuts ahead. Let K be the largest power of
// two that is at most both sides. The value is ⌊first/K⌋ − ⌊second/K⌋, and one of the two quotients is 1. Halving both
// sides repeatedly, rounded down, leads to the same quotients.
//
// The value decides the game for the following reason. A cut of one side makes two pieces, whose sides together have at
// most as many whole units of K as the side had before. The units of the other side, at least 1, are subtracted once
// for the block, but once for each of the two pieces after the cut. So every cut costs the player who makes it at least
// 1. The player who is ahead has a cut that costs exactly 1: the cut takes one unit of K off the side.
#pragma once

#include <cstdint>

#include "core/proofs/steps/step_kind.h"
#include "core/wide.h"

namespace nimstone::proof {

/// A shape of blocks, first × second, and the number of blocks that have this shape.
struct CakeShape {
    static constexpr std::array fieldNames{"first", "second", "count"};

    Count first = 0;
    Count second = 0;
    std::size_t count = 0;

    bool operator==(const CakeShape&) const = default;
};

/// The blocks of the position. Each shape is listed once, in the order of the first block that has this shape.
struct CakeShapes {
    static constexpr std::string_view kind = "cake-shapes";
    static constexpr std::array laws{Law::Rules, Law::NoMoveLoses};
    static constexpr std::array fieldNames{"shapes", "blocks"};

    std::vector<CakeShape> shapes;
    std::size_t blocks = 0;  ///< the number of blocks of all shapes
};

/// The two sides of a shape after some halvings, rounded down.
struct CakeHalf {
    static constexpr std::array fieldNames{"first", "second"};

    Count first = 0;
    Count second = 0;

    bool operator==(const CakeHalf&) const = default;
};

/// The sides of a shape: both sides are halved and rounded down until one of them is 1. The first row is the shape
/// itself.
struct CakeHalving {
    static constexpr std::string_view kind = "cake-halving";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};
    static constexpr std::array fieldNames{"shape", "rows", "unit", "value"};

    std::size_t shape = 0;  ///< the index of the shape in CakeShapes::shapes, from 0
    std::vector<CakeHalf> rows;
    Count unit = 0;          ///< K, the largest power of two that is at most both sides
    std::int64_t value = 0;  ///< the value of the shape, which is first − second in the last row

    std::optional<Prediction> prediction() const { return Prediction::integer(value); }
};

/// A cut that divides a side at the distance `place` from its start, and the values of the two pieces.
struct CakeCut {
    static constexpr std::array fieldNames{"place", "piece", "rest", "value"};

    Count place = 0;
    std::int64_t piece = 0;  ///< the value of the piece whose side has the length `place`
    std::int64_t rest = 0;
    SignedWide value = 0;    ///< the sum of the values of both pieces

    bool operator==(const CakeCut&) const = default;
};

/// The cuts of a shape by either player, and the pieces that they leave. The value of the shape is the integer nearest
/// to 0 that is greater than the value of Left's best cut and less than the value of Right's best cut. A cut at the
/// same distance from the other end of the side gives the same pieces, so it is not listed.
struct CakeOptions {
    static constexpr std::string_view kind = "cake-options";
    static constexpr std::array laws{Law::Rules, Law::Induction, Law::SimplestNumber};
    static constexpr std::array fieldNames{"shape", "first", "second", "left", "left_unlisted", "right", "right_unlisted",
                                           "value"};
    static constexpr Count mostListed = 6;  ///< the largest number of cuts of a side for which all cuts are listed; if a side has more cuts, only the best cut is listed

    std::size_t shape = 0;
    Count first = 0;
    Count second = 0;
    std::vector<CakeCut> left;   ///< Left's cuts, the best cut (the largest value) first; among cuts of equal value, the shortest piece first
    Count leftUnlisted = 0;      ///< the number of Left's cuts that are not listed; none of them is better than the first listed cut
    std::vector<CakeCut> right;  ///< Right's cuts, the best cut (the smallest value) first
    Count rightUnlisted = 0;
    std::int64_t value = 0;

    std::vector<Use> uses(const Proof& proof) const;  ///< this theorem, applied to the two pieces of each best cut
};

/// A number of blocks, `count`, that have the same shape. Each of these blocks has the value `value`.
struct CakeTerm {
    static constexpr std::array fieldNames{"count", "value", "total"};

    std::size_t count = 0;
    std::int64_t value = 0;
    SignedWide total = 0;

    bool operator==(const CakeTerm&) const = default;
};

/// The sum of the values of all blocks, in the order of the shapes. The proof has this step if the position has two
/// blocks or more.
struct CakeSum {
    static constexpr std::string_view kind = "cake-sum";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"terms", "sum"};

    std::vector<CakeTerm> terms;
    SignedWide sum = 0;
};

/// The least cost of a cut for each player. The cost of a cut is the amount by which it changes the sum to the
/// disadvantage of the player who cuts. It is 0 if the player has no cut.
struct CakeCost {
    static constexpr std::string_view kind = "cake-cost";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};
    static constexpr std::array fieldNames{"left", "right"};

    Count left = 0;
    Count right = 0;
};

/// The cut that costs exactly 1, if a player is ahead: it cuts one unit off the first shape whose value favors this
/// player. The piece that is cut off has the value 0.
struct CakeLead {
    static constexpr std::string_view kind = "cake-lead";
    static constexpr std::array laws{Law::Division, Law::Arithmetic};
    static constexpr std::array fieldNames{"shape", "first", "second", "place", "piece", "rest", "before", "after"};

    std::size_t shape = 0;
    Count first = 0;
    Count second = 0;
    Count place = 0;         ///< the unit K of the shape, which is the length of the piece that is cut off
    std::int64_t piece = 0;
    std::int64_t rest = 0;
    SignedWide before = 0;   ///< the sum before the cut: Left cuts if it is positive, Right cuts if it is negative
    SignedWide after = 0;

    std::vector<Use> uses(const Proof& proof) const;  ///< this theorem, applied to the position after the cut
};

/// The conclusion: either Left wins or Right wins, no matter who starts; or the player who starts loses.
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
