// The steps of the proofs about Wythoff's cold pairs, and the steps that all proofs about Wythoff's game share.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- steps of all proofs about Wythoff's game ---

/// Two heaps: a is the smaller, b the larger, and d = b − a. The rules treat both heaps alike.
struct HeapPair {
    static constexpr std::string_view kind = "heap-pair";
    static constexpr std::array laws{Law::Symmetry, Law::Definition};
    static constexpr std::array fieldNames{"smaller", "larger", "difference"};

    Count smaller = 0;     ///< a, the smaller heap
    Count larger = 0;      ///< b, the larger heap
    Count difference = 0;  ///< d, their difference
};

/// The conclusion: the position is cold, which means P, or it is not, which means N.
struct ColdOutcome {
    static constexpr std::string_view kind = "cold-outcome";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"smaller", "larger", "outcome"};

    Count smaller = 0;
    Count larger = 0;
    Outcome outcome = Outcome::P;

    /// The law for the other theorems: they rely on the theorem that cold pairs are lost.
    static constexpr std::array lawsElsewhere{Law::Theorem};
    std::span<const Law> lawsHere(const Proof& proof) const;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- the cold pairs grow ---

/// A cold pair: a_k, the least number that is in no earlier pair, and b_k = a_k + k.
struct ColdRow {
    static constexpr std::array fieldNames{"index", "smaller", "larger"};

    Count index = 0;    ///< k, the index of the pair
    Count smaller = 0;  ///< a_k, the smaller number
    Count larger = 0;   ///< b_k, the larger number
    auto operator<=>(const ColdRow&) const = default;
};

/// The pair with k = 0 is (0, 0): it has no move, so the player to move has lost.
struct ColdOrigin {
    static constexpr std::string_view kind = "cold-origin";
    static constexpr std::array laws{Law::NoMoveLoses};
    static constexpr std::array fieldNames{"first", "second", "outcome"};

    Count first = 0;
    Count second = 0;
    Outcome outcome = Outcome::P;
};

/// The next pair: a_k is the least number that no earlier pair has used, and b_k = a_k + k.
struct ColdGrowth {
    static constexpr std::string_view kind = "cold-growth";
    static constexpr std::array laws{Law::MexDefinition, Law::Definition};
    static constexpr std::array fieldNames{"index", "used", "smaller", "larger"};

    Count index = 0;          ///< k, the index of the new pair
    std::vector<Count> used;  ///< the numbers of the earlier pairs, ascending
    Count smaller = 0;        ///< a_k, the smaller number of the new pair
    Count larger = 0;         ///< b_k, the larger number of the new pair

    std::optional<Prediction> prediction() const { return Prediction::number(smaller); }
};

/// The table of cold pairs, as far as the position needs it. A long table is shortened to its beginning and the pairs
/// that matter, each with the pair before it; then `whole` is false, and the pairs that are shown were computed with φ.
struct ColdTable {
    static constexpr std::string_view kind = "cold-table";
    static constexpr std::array laws{Law::MexDefinition};
    static constexpr std::array fieldNames{"rows", "whole"};

    std::vector<ColdRow> rows;
    bool whole = true;
};

/// Every number is in exactly one pair, and every difference belongs to exactly one pair. The step shows the pairs of a,
/// b and d.
struct ColdOnce {
    static constexpr std::string_view kind = "cold-once";
    static constexpr std::array laws{Law::MexDefinition, Law::Arithmetic};
    static constexpr std::array fieldNames{"smaller", "with_smaller", "larger", "with_larger", "difference",
                                           "smaller_of_difference"};

    Count smaller = 0;           ///< a, the smaller heap
    ColdRow withSmaller;         ///< the pair that contains a
    Count larger = 0;            ///< b, the larger heap
    ColdRow withLarger;          ///< the pair that contains b
    Count difference = 0;        ///< d, the difference of the heaps
    Count smallerOfDifference = 0;  ///< the smaller number of the pair with difference d; the larger one can exceed 64 bits
};

// --- no move leads from cold to cold ---

/// A move in one heap keeps the other number, and that number is in this pair only.
struct ColdStraight {
    static constexpr std::string_view kind = "cold-straight";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"pair"};

    ColdRow pair;  ///< the pair that contains b; if the position is cold, it is the position itself

    std::optional<Prediction> prediction() const { return Prediction::yes(false); }
};

/// A move in both heaps keeps the difference, and that difference belongs to this pair only.
struct ColdDiagonal {
    static constexpr std::string_view kind = "cold-diagonal";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"pair"};

    ColdRow pair;

    std::optional<Prediction> prediction() const { return Prediction::yes(false); }
};

/// The case of a cold position: each of its moves leads to a hot position.
struct ColdKeepsNone {
    static constexpr std::string_view kind = "cold-keeps-none";
    static constexpr std::array laws{Law::Rules, Law::Induction};
    static constexpr std::array fieldNames{"straight", "diagonal"};

    Count straight = 0;  ///< the number of moves in one heap, a + b
    Count diagonal = 0;  ///< the number of moves in both heaps, a
};

// --- from a hot position, some move leads to a cold one ---

/// The number of the case that the position is in:
///   1  a = b            2  a = b_k, so b > a_k        3  a = a_k and b > b_k        4  a = a_k and b < b_k
struct HotCase {
    static constexpr std::string_view kind = "hot-case";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"number", "smaller", "larger", "pair"};

    Count number = 1;
    Count smaller = 0;  ///< a, the smaller heap
    Count larger = 0;   ///< b, the larger heap
    ColdRow pair;       ///< the pair that contains a

    std::optional<Prediction> prediction() const { return Prediction::number(number); }
};

/// The winning move of that case, and the cold pair that it leaves.
struct HotToCold {
    static constexpr std::string_view kind = "hot-to-cold";
    static constexpr std::array laws{Law::Arithmetic, Law::Induction};
    static constexpr std::array fieldNames{"number", "move", "smaller", "larger", "target"};

    Count number = 1;  ///< the number of the case, 1 to 4
    Move move;
    Count smaller = 0;  ///< a, the smaller heap
    Count larger = 0;   ///< b, the larger heap
    ColdRow target;

    std::optional<Prediction> prediction() const { return Prediction::number(move.taken); }
};

/// One direction of moves: the number that such a move keeps, and the one cold position that has the same number.
struct ColdLine {
    static constexpr std::array fieldNames{"kept", "now", "wanted", "reached"};

    Count kept = 0;         ///< the size of the untouched heap; for a move in both heaps, the difference
    Count now = 0;          ///< the size of the heap that shrinks; for a move in both heaps, the smaller one
    Count wanted = 0;       ///< the size that this heap must get to make the position cold
    bool reached = false;   ///< true if wanted < now, so that a move reaches the cold position
    auto operator<=>(const ColdLine&) const = default;
};

/// All winning moves: each of the three directions contains at most one cold position.
struct HotMoves {
    static constexpr std::string_view kind = "hot-moves";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"lines", "moves"};

    std::vector<ColdLine> lines;  ///< moves in the first heap, in the second, and in both
    std::vector<Move> moves;      ///< the moves of the lines that reach a cold position

    std::optional<Prediction> prediction() const { return Prediction::number(moves.size()); }
};

}  // namespace nimstone::proof
