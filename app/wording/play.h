// A game in words: opponents, moves, verdicts with their reason, hints.
#pragma once

#include <QString>

#include "app/wording/names.h"
#include "core/play/hints.h"
#include "core/play/opponent.h"
#include "core/play/verdict.h"

namespace nimstone::wording {

/// Who makes a move: the person against the computer, or two people at one table.
enum class Mover { You, Computer, FirstPlayer, SecondPlayer };

/// "Perfect", "Learner".
QString opponentName(const play::Opponent& opponent);

/// How it plays, in a sentence.
QString opponentDescription(const play::Opponent& opponent);

/// What a misguided opponent believes, in a line: to be shown once it was beaten.
QString misconceptionText(play::Misconception idea);

/// "Your move".
QString turnText(Mover mover);

/// "You took the last stone: you win."
QString winText(Mover winner);

/// "Take 3 from heap 2": what a button or a move in a list says.
QString moveText(const Move& move);

/// "You took 3 from heap 2".
QString moveDoneText(Mover mover, const Move& move);

/// "kept the win": a short mark, in the middle of a line.
QString verdictMark(play::Verdict::Kind kind);

/// Why, in the numbers of that position. Rich text; it speaks of "the other player", whoever moved.
QString verdictReason(const play::Verdict& verdict);

/// What the rung does, "Where to look"; `rung` is 0 … 4.
QString rungTitle(std::size_t rung);

/// Rich text.
QString hintText(const play::Rung& rung);

}  // namespace nimstone::wording
