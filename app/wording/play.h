// A game in words: opponents, whose turn it is, hints.
#pragma once

#include <QString>

#include "app/wording/moves.h"
#include "app/wording/names.h"
#include "core/play/hints.h"
#include "core/play/opponent.h"

namespace nimstone::wording {

/// "Perfect", "Learner".
QString opponentName(const play::Opponent& opponent);

/// How it plays, in a sentence.
QString opponentDescription(const play::Opponent& opponent);

/// What a misguided opponent believes, in a line: to be shown once it was beaten.
QString misconceptionText(play::Misconception idea);

/// "Your move".
QString turnText(Mover mover);

/// What the rung does, "Where to look"; `rung` is 0 … 4.
QString rungTitle(std::size_t rung);

/// Rich text.
QString hintText(const play::Rung& rung);

}  // namespace nimstone::wording
