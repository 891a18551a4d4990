// The reasons why a theorem does not apply to a subject, so that there is no proof.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/game.h"
#include "core/proofs/theorem.h"

namespace nimstone::proof {

/// The largest number of heaps that a position of Nim or a related game may have in a proof. Analysis allows more.
inline constexpr std::size_t maxProofHeaps = 12;

/// The reason why a theorem does not apply to a subject. If several reasons hold, `reason` is the one that is declared
/// first.
struct Refusal {
    enum class Reason {
        WrongGame,      ///< the subject is of another game; `gamesOf(theorem)` lists the right ones
        IsASum,         ///< the subject has several parts, but the theorem is about one
        NotASum,        ///< the subject has one part, but the theorem is about several
        TooManyHeaps,   ///< the position has more than `limit` heaps
        MoveNotWanted,  ///< a move is given, but the theorem is not about a move
        SumIsNotZero,   ///< Lemma 1 needs s = 0
        SumIsZero,      ///< Lemma 2 and the flawed versions of it need s ≠ 0
        NoMoves,        ///< Lemma 1 in an end position, which has no move
        MoveMissing,    ///< Lemma 1 needs a move, but none is given
        MoveIllegal,    ///< the move is illegal; `moveError` says why
        TooLarge,       ///< a number is larger than `limit`, so the proof would be too long
        TooManyPositions,  ///< more than `limit` positions can be reached
        TooManyParts,   ///< the sum has more than `limit` parts
        TooManyShapes,  ///< the blocks of Cutcake have more than `limit` different shapes
        Partisan,       ///< the game is partisan: the players have different moves
        NoStones,       ///< the theorem needs at least one stone
        NoPeriod,       ///< no period was found up to heap `limit`
        NotFinite,      ///< the octal code or the subtraction set is infinite
        GrundyUnknown,  ///< the Grundy value of some part is not known
        PastInt,        ///< a number is larger than `limit`, the largest int
        NoFlaw,         ///< the error has no effect on this position
    };
    Reason reason = Reason::WrongGame;
    Theorem theorem = Theorem::NimLemma2;
    Count sum = 0;  ///< the nim-sum s of the position, if it consists of Nim heaps
    Count limit = 0;
    std::optional<MoveError> moveError{};
};

/// The names of the games to which a theorem applies, as the notation writes them; its main game comes first.
std::span<const std::string_view> gamesOf(Theorem theorem);

}  // namespace nimstone::proof
