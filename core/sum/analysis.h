// Analyzes a position: the player who wins, the Grundy value, the winning moves and the reason.
#pragma once

#include <optional>

#include "core/sum/reason.h"

namespace nimstone {

/// The analysis of a partisan game (Cutcake).
struct PartisanAnalysis {
    SignedWide value = 0;  ///< the number of moves by which Left is ahead; negative if Right is ahead
    WinningMovesInSum left;   ///< the winning moves if Left is to move
    WinningMovesInSum right;
};

struct Analysis {
    Known<OutcomeClass> outcome;
    std::optional<Count> nimSum;  ///< the nim-sum of the heaps, of the odd steps, or of the values of the components
    Known<Count> grundy;
    WinningMovesInSum winning;    ///< the winning moves of an impartial game
    Reason reason;
    std::optional<PartisanAnalysis> partisan{};
};

/// Analyzes the position. Lists at most `limit` winning moves.
Analysis analyze(const GameSum& sum, std::size_t limit);

}  // namespace nimstone
