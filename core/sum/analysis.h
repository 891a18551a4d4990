// Analyses a position: who wins, its value, its winning moves and the reason.
#pragma once

#include <optional>

#include "core/sum/reason.h"

namespace nimstone {

/// The analysis of a partisan game (Cutcake).
struct PartisanAnalysis {
    SignedWide value = 0;  ///< by how many moves Left is ahead; negative if Right is
    WinningMovesInSum left;   ///< if Left is to move
    WinningMovesInSum right;
};

struct Analysis {
    Known<OutcomeClass> outcome;
    std::optional<Count> nimSum;  ///< of the heaps in Nim and misère Nim, of the odd steps, or of the values of a sum's parts
    Known<Count> grundy;
    WinningMovesInSum winning;    ///< only for impartial games
    Reason reason;
    std::optional<PartisanAnalysis> partisan{};
};

/// Analyses the position; at most `limit` winning moves are listed.
Analysis analyse(const GameSum& sum, std::size_t limit);

}  // namespace nimstone
