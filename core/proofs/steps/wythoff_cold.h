// The steps of the proofs about Wythoff's cold pairs, and those that all proofs about Wythoff's game share.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- all proofs about Wythoff's game ---

/// Two heaps: the smaller is a, the larger b, and d = b − a. The rules treat them alike.
struct HeapPair {
    static constexpr std::string_view kind = "heap-pair";
    static constexpr std::array laws{Law::Symmetry, Law::Definition};

    Count smaller = 0;     ///< a
    Count larger = 0;      ///< b
    Count difference = 0;  ///< d
};

/// So the position is cold or not: P or N.
struct ColdOutcome {
    static constexpr std::string_view kind = "cold-outcome";
    static constexpr std::array laws{Law::OutcomeByOptions};

    Count smaller = 0;
    Count larger = 0;
    Outcome outcome = Outcome::P;

    /// That cold pairs are lost is one theorem; the others lean on it.
    static constexpr std::array lawsElsewhere{Law::Theorem};
    std::span<const Law> lawsHere(const Proof& proof) const;

    std::optional<Prediction> prediction() const { return Prediction::outcome(outcome); }
    std::vector<Use> uses(const Proof& proof) const;
};

// --- the cold pairs grow ---

/// A cold pair: a_k, the least number that no earlier pair has, and b_k = a_k + k.
struct ColdRow {
    Count index = 0;    ///< k
    Count smaller = 0;  ///< a_k
    Count larger = 0;   ///< b_k
    auto operator<=>(const ColdRow&) const = default;
};

/// (0, 0): there is no move, so it is lost for the player to move. It is the pair with k = 0.
struct ColdOrigin {
    static constexpr std::string_view kind = "cold-origin";
    static constexpr std::array laws{Law::NoMoveLoses};

    Count first = 0;
    Count second = 0;
    Outcome outcome = Outcome::P;
};

/// One pair more: of the numbers used so far the least that is missing, and that plus k.
struct ColdGrowth {
    static constexpr std::string_view kind = "cold-growth";
    static constexpr std::array laws{Law::MexDefinition, Law::Definition};

    Count index = 0;          ///< k
    std::vector<Count> used;  ///< the numbers of the pairs before, in ascending order
    Count smaller = 0;        ///< a_k
    Count larger = 0;         ///< b_k

    std::optional<Prediction> prediction() const { return Prediction::number(smaller); }
};

/// The table as far as the position needs it. Of a long one, the beginning and the pairs that matter with the ones
/// before them: then `whole` is false, and φ has given the others.
struct ColdTable {
    static constexpr std::string_view kind = "cold-table";
    static constexpr std::array laws{Law::MexDefinition};

    std::vector<ColdRow> rows;
    bool whole = true;
};

/// Every number is in one pair only, and every difference belongs to one pair only: those of a, b and d.
struct ColdOnce {
    static constexpr std::string_view kind = "cold-once";
    static constexpr std::array laws{Law::MexDefinition, Law::Arithmetic};

    Count smaller = 0;           ///< a
    ColdRow withSmaller;         ///< the pair that a is in
    Count larger = 0;            ///< b
    ColdRow withLarger;          ///< the pair that b is in
    Count difference = 0;        ///< d
    Count smallerOfDifference = 0;  ///< the smaller number of the pair of that difference; the other one can pass 64 bits
};

// --- no move leads from cold to cold ---

/// A move in one heap keeps the other number, which is in this pair only.
struct ColdStraight {
    static constexpr std::string_view kind = "cold-straight";
    static constexpr std::array laws{Law::Rules};

    ColdRow pair;  ///< the pair that b is in: the position itself where it is cold

    std::optional<Prediction> prediction() const { return Prediction::yes(false); }
};

/// A move in both heaps keeps the difference, which belongs to this pair only.
struct ColdDiagonal {
    static constexpr std::string_view kind = "cold-diagonal";
    static constexpr std::array laws{Law::Rules};

    ColdRow pair;

    std::optional<Prediction> prediction() const { return Prediction::yes(false); }
};

/// The position is cold itself, so each of its moves leads to a hot one.
struct ColdKeepsNone {
    static constexpr std::string_view kind = "cold-keeps-none";
    static constexpr std::array laws{Law::Rules, Law::Induction};

    Count straight = 0;  ///< moves in one heap: a + b
    Count diagonal = 0;  ///< moves in both: a
};

// --- from hot some move leads to cold ---

/// Which of the four cases the position is in:
///   1  a = b            2  a = b_k, so b > a_k        3  a = a_k and b > b_k        4  a = a_k and b < b_k
struct HotCase {
    static constexpr std::string_view kind = "hot-case";
    static constexpr std::array laws{Law::Arithmetic};

    Count number = 1;
    Count smaller = 0;  ///< a
    Count larger = 0;   ///< b
    ColdRow pair;       ///< the pair that a is in

    std::optional<Prediction> prediction() const { return Prediction::number(number); }
};

/// The move of that case, and the cold pair that it leaves.
struct HotToCold {
    static constexpr std::string_view kind = "hot-to-cold";
    static constexpr std::array laws{Law::Arithmetic, Law::Induction};

    Count number = 1;  ///< of the case
    Move move;
    Count smaller = 0;  ///< a
    Count larger = 0;   ///< b
    ColdRow target;

    std::optional<Prediction> prediction() const { return Prediction::number(move.taken); }
};

/// What a move in one direction keeps, and the one cold position that has that too.
struct ColdLine {
    Count kept = 0;         ///< the heap that is not touched; of a move in both, the difference
    Count now = 0;          ///< the heap that shrinks; of a move in both, the smaller one
    Count wanted = 0;       ///< what it would have to become
    bool reached = false;   ///< wanted < now
    auto operator<=>(const ColdLine&) const = default;
};

/// All winning moves: each of the three directions has one cold position at most.
struct HotMoves {
    static constexpr std::string_view kind = "hot-moves";
    static constexpr std::array laws{Law::Rules, Law::Arithmetic};

    std::vector<ColdLine> lines;  ///< from the first heap, from the second, from both
    std::vector<Move> moves;      ///< of those that reach it

    std::optional<Prediction> prediction() const { return Prediction::number(moves.size()); }
};

}  // namespace nimstone::proof
