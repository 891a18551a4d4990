// The verdict on a move in any game or sum, with the facts that explain it.
#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "core/sum/reason.h"

namespace nimstone::play {

/// The verdict on a move. `reasonBefore` and `reasonAfter` contain the facts that the game's theorem uses: the nim-sum, the
/// cold pair, the smallest Zeckendorf term and the quota, the remainder modulo m + 1, the parity of the heaps of one in misère
/// play, the column of Moore's Nim, the Grundy values of a sum, or the blocks of Cutcake.
struct SumVerdict {
    enum class Kind {
        KeptTheWin,
        GaveItAway,
        LostAnyway,
        Undecided,  ///< the outcome before or after the move is not computed, because the position is too large
    };
    Kind kind = Kind::Undecided;
    MoveInSum move;
    GameSum before;
    GameSum after;
    bool endsTheGame = false;              ///< true if the other player has no legal move after the move
    Reason reasonBefore{};
    Reason reasonAfter{};
    std::size_t replies = 0;               ///< the number of winning replies of the other player
    bool repliesCounted = true;            ///< true if `replies` is exact; otherwise it is a lower bound
    std::optional<MoveInSum> refutation{}; ///< one of the winning replies
    std::optional<GameSum> afterRefutation{};
    /// For GaveItAway: a move that would have won, if one was found. It is in the same heap as the played move if possible.
    std::optional<MoveInSum> better{};
};

/// True if the player to move wins. In a partisan game, `player` is the player to move.
bool isWonBy(OutcomeClass outcome, Cutter player);

/// Judges the move. In a partisan game, the move itself tells which player made it.
tl::expected<SumVerdict, MoveInSumError> judge(const GameSum& before, const MoveInSum& move);

}  // namespace nimstone::play
