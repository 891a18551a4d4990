// Why there is no proof: the theorem does not speak of what lies on the table.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/game.h"
#include "core/proofs/theorem.h"

namespace nimstone::proof {

/// A position of Nim and its kin has at most this many heaps in a proof; analysis goes further.
inline constexpr std::size_t maxProofHeaps = 12;

/// Where several reasons hold, the one given is the first of these.
struct Refusal {
    enum class Reason {
        WrongGame,      ///< of another game; `gamesOf(theorem)` says which ones it speaks of
        IsASum,         ///< several parts, where the theorem speaks of one
        NotASum,        ///< one part, where the theorem speaks of several
        TooManyHeaps,   ///< more than `limit`
        MoveNotWanted,  ///< a move where the theorem speaks of none
        SumIsNotZero,   ///< Lemma 1 speaks of s = 0
        SumIsZero,      ///< Lemma 2 and its flaws speak of s ≠ 0
        NoMoves,        ///< Lemma 1 at the end position: there is no move to speak of
        MoveMissing,    ///< Lemma 1 without a move
        MoveIllegal,    ///< `moveError` says why
        TooLarge,       ///< a number over `limit`: what the proof would list is too long
        TooManyPositions,  ///< more than `limit` positions can be reached
        TooManyParts,   ///< of a sum, more than `limit`
        TooManyShapes,  ///< of the blocks of Cutcake, more than `limit` different ones
        Partisan,       ///< the two players have different moves
        NoStones,       ///< it speaks of at least one stone
        NoPeriod,       ///< no period was found up to heap `limit`
        NotFinite,      ///< a code or set that goes on for ever
        GrundyUnknown,  ///< a part whose Grundy value is not known
        PastInt,        ///< a number over the largest int, which is `limit`
        NoFlaw,         ///< the error does not show here
    };
    Reason reason = Reason::WrongGame;
    Theorem theorem = Theorem::NimLemma2;
    Count sum = 0;  ///< s of the position, where it is about heaps of Nim
    Count limit = 0;
    std::optional<MoveError> moveError{};
};

/// The names of the games that a theorem speaks of, as the notation has them; the first is its own.
std::span<const std::string_view> gamesOf(Theorem theorem);

}  // namespace nimstone::proof
