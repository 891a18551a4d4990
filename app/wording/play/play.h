// The words for playing a game: opponents, whose turn it is, and hints.
#pragma once

#include <QString>

#include "app/wording/names.h"
#include "app/wording/play/moves.h"
#include "core/play/hints/ladder.h"
#include "core/play/opponents/players.h"

namespace nimstone::wording {

/// Returns a name such as "Perfect" or "Learner".
QString opponentName(const play::Opponent& opponent);

/// Describes in one sentence how the opponent plays.
QString opponentDescription(const play::Opponent& opponent);

/// Returns the mistaken idea that a misguided opponent follows, in one line. It is shown after the opponent was beaten.
QString misconceptionText(MistakenIdea idea);

/// Returns the players of a game: "Perfect" if a person plays against that opponent, "Two people", or "Perfect against Learner" if a person
/// watches.
QString playersText(const play::Players& players);

/// Returns whose turn it is, such as "Your move".
QString turnText(Mover mover);

/// Returns the title of a rung, such as "Where to look". `place` is 0 to 4.
QString rungTitle(const GameSum& sum, std::size_t place, const play::HintRung& rung);

/// Returns the text of a rung as rich text. `sum` provides only the names of places and moves; all facts come from the rung. `countedTo` is
/// as in moves.h.
QString hintText(const GameSum& sum, const play::HintRung& rung, std::optional<Count> countedTo = {});

/// The title and the text in place of the hint ladder if there is none.
QString noHintTitle();
QString noHintText(const play::NoLadder& none);

}  // namespace nimstone::wording
