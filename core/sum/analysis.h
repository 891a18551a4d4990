// Everything that is said of a position: who wins, its value, its winning moves and the reason.
#pragma once

#include <optional>

#include "core/sum/reason.h"

namespace nimstone {

/// What is said of a partisan game, Cutcake.
struct PartisanAnalysis {
    SignedWide value = 0;  ///< how many moves Left is ahead
    WinningMovesInSum left;   ///< with Left to move
    WinningMovesInSum right;
};

struct Analysis {
    Known<OutcomeClass> outcome;
    std::optional<Count> nimSum;  ///< of the heaps in Nim and misère Nim, of the odd steps, of the parts of a sum
    Known<Count> grundy;
    WinningMovesInSum winning;    ///< of an impartial game
    Reason reason;
    std::optional<PartisanAnalysis> partisan{};
};

/// At most `limit` winning moves are listed.
Analysis analyse(const GameSum& sum, std::size_t limit);

}  // namespace nimstone
