// A worked proof: a theorem on a person's own numbers, as data.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/game.h"
#include "core/proof/step.h"

namespace nimstone::proof {

enum class Theorem { NimLemma1, NimLemma2, Bouton, NimCount, FlawHighestBit };

inline constexpr std::array allTheorems{Theorem::NimLemma1, Theorem::NimLemma2, Theorem::Bouton, Theorem::NimCount,
                                        Theorem::FlawHighestBit};

/// The name on the command line and in files: `nim-lemma-1`, …
std::string_view name(Theorem theorem);
std::optional<Theorem> theoremNamed(std::string_view name);

/// Whether the theorem speaks of a move as well as of a position.
constexpr bool needsMove(Theorem theorem) { return theorem == Theorem::NimLemma1; }

/// Proofs and figures are made for up to this many heaps; analysis goes further.
inline constexpr std::size_t maxProofHeaps = 12;

/// The steps of each theorem, in order:
///
///   NimLemma1       OneHeapChanges, InsertSum, ExpandSums, PairHeaps, OtherPairsVanish, DifferenceRemains
///   NimLemma2       NimSum, HighestColumn, ChooseHeap, SmallerTarget, TakeStones, SumVanishes
///   Bouton          EndPosition, InductionHypothesis, EveryMoveUnbalances (s = 0) or SomeMoveBalances (s ≠ 0),
///                   Conclusion; of the end position itself, which is the base of the induction: EndPosition,
///                   Conclusion
///   NimCount        NimSum, HighestColumn (s ≠ 0 only), TestHeap for each heap in order, WinningMoveCount
///   FlawHighestBit  NimSum, HighestColumn, FlawedChoice, HighestBits, FlawVerdict, and then the repair, which is
///                   Lemma 2's: ChooseHeap, SmallerTarget, TakeStones
struct Proof {
    Theorem theorem = Theorem::NimLemma2;
    Position position;
    std::optional<Move> move;  ///< Lemma 1 only
    std::vector<Step> steps;
};

/// Why there is no proof: the theorem does not speak of this position. Where several reasons hold, the one given is
/// the first of these: TooManyHeaps, MoveNotWanted, SumIsNotZero or SumIsZero, NoMoves, MoveMissing, MoveIllegal.
struct Refusal {
    enum class Reason {
        TooManyHeaps,   ///< more than maxProofHeaps
        SumIsNotZero,   ///< Lemma 1 speaks of s = 0
        SumIsZero,      ///< Lemma 2 and the flaw speak of s ≠ 0
        MoveMissing,    ///< Lemma 1 without a move
        MoveNotWanted,  ///< a move where the theorem speaks of none
        MoveIllegal,    ///< `moveError` says why
        NoMoves,        ///< Lemma 1 at the end position: there is no move to speak of
    };
    Reason reason;
    Count sum = 0;  ///< s of the position
    std::optional<MoveError> moveError{};
};

/// The lemmas and the theorem run as in Bouton (1901), written with ⊕. No heap is over maxCount.
tl::expected<Proof, Refusal> prove(Theorem theorem, const Position& position, std::optional<Move> move = std::nullopt);

/// Checks a proof from the rules of Nim and arithmetic alone, sharing nothing with `prove`.
/// None when every field of every step holds and the steps are the ones the theorem needs, in their order;
/// otherwise the index of the first step that does not hold (steps.size() when one is missing, 0 when the theorem
/// does not speak of the position or the move).
std::optional<std::size_t> verify(const Proof& proof);

}  // namespace nimstone::proof
