// The sentences of which a verdict consists. Used inside app/wording only.
#pragma once

#include <QString>
#include <optional>

#include "core/play/record/verdict.h"

namespace nimstone::wording {

/// For a position that was lost before the move: says why every move loses.
QString whyEveryMoveLost(const play::SumVerdict& verdict);

/// For a position that was won before the move: says why, and names a move that would have won.
QString whatWouldHaveWon(const play::SumVerdict& verdict, std::optional<Count> countedTo);

/// For a position after the move that the other player cannot win: says why.
QString whyLostAfter(const play::SumVerdict& verdict);

/// For a position after the move that the other player can win: says why.
QString whyWonAfter(const play::SumVerdict& verdict);

/// True if the other player has no move after this one.
bool isLastMove(const GameSum& before, const MoveInSum& move);

/// Returns a move such as "take 2 from heap 1"; in Euclid's game also the pair of numbers that it leaves.
QString moveWithItsPair(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo);

}  // namespace nimstone::wording
