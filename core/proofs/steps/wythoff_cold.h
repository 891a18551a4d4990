// The steps of the proofs about Wythoff's cold pairs, and the steps that all proofs about Wythoff's game share.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- steps of all proofs about Wythoff's game ---

/// The two heaps: a is the smaller heap, b the larger heap, and d = b − a. The order of the heaps does not matter in
/// the game.
struct HeapPair {
    static constexpr std::string_view kind = "heap-pair";
    static constexpr std::array laws{Law::Symmetry, Law::Definition};
    static constexpr std::array fieldNames{"smaller", "larger", "difference"};

    Count smaller = 0;     ///< a, the smaller heap
    Count larger = 0;      ///< b, the larger heap
    Count difference = 0;  ///< d, their difference
};

/// The conclusion: a cold position is P, every other position is N.
struct ColdOutcome {
    static constexpr std::string_view kind = "cold-outcome";
    static constexpr std::array laws{Law::OutcomeByOptions};
    static constexpr std::array fieldNames{"smaller", "larger", "outcome"};

    Count smaller = 0;
    Count larger = 0;
    Outcome outcome = Outcome::P;

    /// The law in the proofs of the other theorems, which rely on the theorem that the player to move loses in a cold
    /// position.
    static constexpr std::array lawsElsewhere{Law::Theorem};
    std::span<const Law> lawsHere(const Proof& proof) const;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- the cold pairs grow ---

/// A cold pair with the index k: a_k is the least number that is in no earlier pair, and b_k = a_k + k.
struct ColdRow {
    static constexpr std::array fieldNames{"index", "smaller", "larger"};

    Count index = 0;    ///< k, the index of the pair
    Count smaller = 0;  ///< a_k, the smaller number
    Count larger = 0;   ///< b_k = a_k + k, the larger number
    auto operator<=>(const ColdRow&) const = default;
};

/// The cold pair with k = 0 is (0, 0): no move is possible there, so the player to move has lost.
struct ColdOrigin {
    static constexpr std::string_view kind = "cold-origin";
    static constexpr std::array laws{Law::NoMoveLoses};
    static constexpr std::array fieldNames{"first", "second", "outcome"};

    Count first = 0;
    Count second = 0;
    Outcome outcome = Outcome::P;
};

/// Finds the next cold pair: a_k is the least number that is in no earlier pair, and b_k = a_k + k.
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

/// The table of the cold pairs that the proof needs. A long table is shortened to its first pairs and the pairs on
/// which the proof relies, each with the pair before it. Then `whole` is false, and the pairs in the table were computed with φ.
struct ColdTable {
    static constexpr std::string_view kind = "cold-table";
    static constexpr std::array laws{Law::MexDefinition};
    static constexpr std::array fieldNames{"rows", "whole"};

    std::vector<ColdRow> rows;
    bool whole = true;
};

/// Every positive number is in exactly one cold pair, and every difference belongs to exactly one cold pair. The step
/// shows the cold pair that contains a, the cold pair that contains b, and the cold pair with the difference d.
struct ColdOnce {
    static constexpr std::string_view kind = "cold-once";
    static constexpr std::array laws{Law::MexDefinition, Law::Arithmetic};
    static constexpr std::array fieldNames{"smaller", "with_smaller", "larger", "with_larger", "difference",
                                           "smaller_of_difference"};

    Count smaller = 0;           ///< a, the smaller heap
    ColdRow withSmaller;         ///< the cold pair that contains a
    Count larger = 0;            ///< b, the larger heap
    ColdRow withLarger;          ///< the cold pair that contains b
    Count difference = 0;        ///< d, the difference of the heaps
    Count smallerOfDifference = 0;  ///< the smaller number of the cold pair with difference d; the larger number may not fit into 64 bits
};

// --- no move leads from a cold position to a cold position ---

/// A move in one heap of the cold position `pair` does not change the other heap, whose size is in no other cold pair.
struct ColdStraight {
    static constexpr std::string_view kind = "cold-straight";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"pair"};

    ColdRow pair;  ///< the cold pair that contains b; if the position is cold, the pair is the position itself

    std::optional<Prediction> prediction() const { return Prediction::yes(false); }
};

/// A move in both heaps of the cold position `pair` does not change their difference, which no other cold pair has.
struct ColdDiagonal {
    static constexpr std::string_view kind = "cold-diagonal";
    static constexpr std::array laws{Law::Rules};
    static constexpr std::array fieldNames{"pair"};

    ColdRow pair;

    std::optional<Prediction> prediction() const { return Prediction::yes(false); }
};

/// The case of a cold position: none of its moves leads to a cold position.
struct ColdKeepsNone {
    static constexpr std::string_view kind = "cold-keeps-none";
    static constexpr std::array laws{Law::Rules, Law::Induction};
    static constexpr std::array fieldNames{"straight", "diagonal"};

    Count straight = 0;  ///< a + b, the number of moves in one heap
    Count diagonal = 0;  ///< a, the number of moves in both heaps
};

// --- some move leads from a hot position to a cold position ---

/// The number of the case that applies to the position, where (a_k, b_k) is the cold pair that contains a:
///   1  a = b            2  a = b_k, so b > a_k        3  a = a_k and b > b_k        4  a = a_k and b < b_k
struct HotCase {
    static constexpr std::string_view kind = "hot-case";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"number", "smaller", "larger", "pair"};

    Count number = 1;
    Count smaller = 0;  ///< a, the smaller heap
    Count larger = 0;   ///< b, the larger heap
    ColdRow pair;       ///< the cold pair (a_k, b_k) that contains a

    std::optional<Prediction> prediction() const { return Prediction::number(number); }
};

/// The winning move in this case, and the cold pair that the move leaves.
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

/// The moves in one direction (in the first heap, in the second heap, or in both heaps): the number that these moves do
/// not change, and the only cold position with this number.
struct ColdLine {
    static constexpr std::array fieldNames{"kept", "now", "wanted", "reached"};

    Count kept = 0;         ///< the size of the heap that does not change; for moves in both heaps, the difference of the heaps
    Count now = 0;          ///< the present size of the heap that the moves reduce; for moves in both heaps, of the smaller heap
    Count wanted = 0;       ///< the size that this heap must have so that the position is cold
    bool reached = false;   ///< true if wanted < now: then a move in this direction leads to the cold position
    auto operator<=>(const ColdLine&) const = default;
};

/// All winning moves. Each of the three directions contains at most one cold position.
struct HotMoves {
    static constexpr std::string_view kind = "hot-moves";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};
    static constexpr std::array fieldNames{"lines", "moves"};

    std::vector<ColdLine> lines;  ///< the directions: the first heap, the second heap, both heaps
    std::vector<Move> moves;      ///< the winning moves, one for each direction in which `reached` is true

    std::optional<Prediction> prediction() const { return Prediction::number(moves.size()); }
};

}  // namespace nimstone::proof
