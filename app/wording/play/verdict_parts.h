// The sentences that a verdict consists of. Only app/wording may use this file.
#pragma once

#include <QString>
#include <optional>

#include "core/play/record/verdict.h"

namespace nimstone::wording {

/// Explains why every move loses, for a position that was lost before the move.
QString whyEveryMoveLost(const play::SumVerdict& verdict);

/// Explains why a position was won before the move, and names a move that would have won.
QString whatWouldHaveWon(const play::SumVerdict& verdict, std::optional<Count> countedTo);

/// Explains why the other player cannot win in the position after the move.
QString whyLostAfter(const play::SumVerdict& verdict);

/// Explains why the other player can win in the position after the move.
QString whyWonAfter(const play::SumVerdict& verdict);

/// True if the other player has no move after the move `move`.
bool isLastMove(const GameSum& before, const MoveInSum& move);

/// Returns a move such as "take 2 from heap 1". In Euclid's game, the text includes the pair of numbers that the move leaves.
QString moveWithItsPair(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo);

}  // namespace nimstone::wording
