// A move judged, in words: a short mark, and why, in the numbers of the positions before and after it. `countedTo` as in
// moves.h.
#pragma once

#include <QString>
#include <optional>

#include "core/play/record/verdict.h"

namespace nimstone::wording {

/// "kept the win": a short mark, in the middle of a line.
QString verdictMark(play::SumVerdict::Kind kind);

/// Why: what decided the position before the move or after it, a move that would have won, and a reply that punishes.
/// Rich text of a few sentences; it speaks of "the other player", whoever moved.
QString verdictReason(const play::SumVerdict& verdict, std::optional<Count> countedTo = {});

/// Of a move that did not win: what it left to the other player, and a reply that punishes it. It names no better move.
QString whatItLeft(const play::SumVerdict& verdict, std::optional<Count> countedTo = {});

/// In place of a move that would have won, where none was found.
QString winNotFound();

}  // namespace nimstone::wording
