// The texts around a game: the opponents, the player to move, and the hints.
#pragma once

#include <QString>

#include "app/wording/names.h"
#include "app/wording/play/moves.h"
#include "core/play/hints/ladder.h"
#include "core/play/opponents/players.h"

namespace nimstone::wording {

/// Returns the name of an opponent, such as "Perfect" or "Learner".
QString opponentName(const play::Opponent& opponent);

/// Returns one sentence about the way in which the opponent plays.
QString opponentDescription(const play::Opponent& opponent);

/// Returns the mistaken idea of a misguided opponent, in one line. It is shown after the opponent was beaten.
QString misconceptionText(MistakenIdea idea);

/// Returns the players of a game: the name of the opponent, such as "Perfect", if a person plays; "Two people"; or "Perfect against
/// Learner" if a person watches.
QString playersText(const play::Players& players);

/// Returns a text about the player to move, such as "Your move".
QString turnText(Mover mover);

/// Returns the title of a hint (a rung of the hint ladder), such as "Where to look". `place` is the index of the hint, 0 to 4.
QString rungTitle(const GameSum& sum, std::size_t place, const play::HintRung& rung);

/// Returns the text of a hint (a rung of the hint ladder), in rich text. `sum` is used only for the names of places and moves; all facts
/// come from `rung`. `countedTo` has the same meaning as in moves.h.
QString hintText(const GameSum& sum, const play::HintRung& rung, std::optional<Count> countedTo = {});

/// The title and the text that are shown if a position has no hint ladder.
QString noHintTitle();
QString noHintText(const play::NoLadder& none);

}  // namespace nimstone::wording
