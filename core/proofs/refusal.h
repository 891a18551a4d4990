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
        WrongGame,      ///< the subject is a position of a game to which the theorem does not apply; `gamesOf(theorem)` lists the right games
        IsASum,         ///< the subject has several components, but the theorem is about a single position
        NotASum,        ///< the subject has one component, but the theorem is about a sum of several
        TooManyHeaps,   ///< the position has more than `limit` heaps
        MoveNotWanted,  ///< the caller gave a move, but the theorem is not about a move
        SumIsNotZero,   ///< Lemma 1 needs s = 0
        SumIsZero,      ///< Lemma 2 and the flawed versions of this lemma need s ≠ 0
        NoMoves,        ///< Lemma 1 needs a move, but no move is possible in this position
        MoveMissing,    ///< Lemma 1 needs a move, but the caller gave none
        MoveIllegal,    ///< the move is illegal; `moveError` says why
        TooLarge,       ///< a number is larger than `limit`, so the proof would be too long
        TooManyPositions,  ///< more than `limit` positions can be reached from the subject
        TooManyParts,   ///< the sum has more than `limit` components
        TooManyShapes,  ///< the blocks of Cutcake have more than `limit` different shapes
        Partisan,       ///< the game is partisan: the two players have different moves
        NoStones,       ///< the theorem needs at least one stone
        NoPeriod,       ///< no period of the nim-sequence was found up to heap size `limit`
        NotFinite,      ///< the octal code or the subtraction set is infinite
        GrundyUnknown,  ///< the Grundy value of some component is not known
        PastInt,        ///< a number is larger than `limit`, the largest int
        NoFlaw,         ///< the wrong method gives the right result for this position
    };
    Reason reason = Reason::WrongGame;
    Theorem theorem = Theorem::NimLemma2;
    Count sum = 0;  ///< the nim-sum s of the position, if it consists of Nim heaps
    Count limit = 0;
    std::optional<MoveError> moveError{};
};

/// The names, in the notation, of the games to which a theorem applies; the main game comes first.
std::span<const std::string_view> gamesOf(Theorem theorem);

}  // namespace nimstone::proof
