// The sentences that a verdict is made of. Inside app/wording only.
#pragma once

#include <QString>
#include <optional>

#include "core/play/record/verdict.h"

namespace nimstone::wording {

/// Of a position that was lost before the move: why every move of it loses.
QString whyEveryMoveLost(const play::SumVerdict& verdict);

/// Of a position that was won before the move: why, and a move that would have won.
QString whatWouldHaveWon(const play::SumVerdict& verdict, std::optional<Count> countedTo);

/// Of a position that the other player cannot win: why.
QString whyLostAfter(const play::SumVerdict& verdict);

/// Of a position that the other player can win: why.
QString whyWonAfter(const play::SumVerdict& verdict);

/// Whether the other player has no move after it.
bool isLastMove(const GameSum& before, const MoveInSum& move);

/// "take 2 from heap 1", in Euclid's game with the pair that it leaves.
QString moveWithItsPair(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo);

}  // namespace nimstone::wording
