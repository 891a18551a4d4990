// What a move did to the game, with the facts that say why.
#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "core/game.h"

namespace nimstone::play {

/// A move judged. s is the nim-sum before it, t the nim-sum after it (Bouton 1901: a position is P when it is 0).
struct Verdict {
    enum class Kind {
        KeptTheWin,  ///< s ≠ 0, t = 0
        GaveItAway,  ///< s ≠ 0, t ≠ 0
        LostAnyway,  ///< s = 0, so t ≠ 0 whatever was played
    };
    Kind kind = Kind::KeptTheWin;
    Move move;
    Position after;
    bool endsTheGame = false;  ///< it took the last stone
    Count s = 0;
    Count t = 0;                           ///< its 1s are the odd columns after the move
    Count column = 0;                      ///< the highest of them; 0 when t = 0
    std::size_t replies = 0;               ///< how many winning replies the other player has
    std::optional<Move> refutation;        ///< one of them
    std::optional<Position> afterRefutation;
    std::optional<Move> better;            ///< GaveItAway: a move that would have won, from the same heap if one would
};

tl::expected<Verdict, MoveError> judge(const Position& position, const Move& move);

}  // namespace nimstone::play
