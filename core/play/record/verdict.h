// What a move did to the game, in any game on the table, with the facts that say why.
#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "core/sum/reason.h"

namespace nimstone::play {

/// A move judged. The reasons are the facts that the theorem of the game looks at, before and after the move: the
/// nim-sum, the cold pair, the smallest Zeckendorf part beside the quota, the rest modulo m + 1, the parity of the heaps
/// of one in misère play, Moore's column, the Grundy values of a sum, the blocks of Cutcake.
struct SumVerdict {
    enum class Kind {
        KeptTheWin,
        GaveItAway,
        LostAnyway,
        Undecided,  ///< the outcome before or after it is beyond the bound of what is computed
    };
    Kind kind = Kind::Undecided;
    MoveInSum move;
    GameSum before;
    GameSum after;
    bool endsTheGame = false;              ///< the other player has no move
    Reason reasonBefore{};
    Reason reasonAfter{};
    std::size_t replies = 0;               ///< how many winning replies the other player has,
    bool repliesCounted = true;            ///< or has at least
    std::optional<MoveInSum> refutation{}; ///< one of them
    std::optional<GameSum> afterRefutation{};
    /// GaveItAway: a move that would have won, where one was found; from the same heap if one would.
    std::optional<MoveInSum> better{};
};

/// Whether the player to move wins; `player` is that player in a partisan game.
bool isWonBy(OutcomeClass outcome, Cutter player);

/// In a partisan game the move says who played it.
tl::expected<SumVerdict, MoveInSumError> judge(const GameSum& before, const MoveInSum& move);

}  // namespace nimstone::play
