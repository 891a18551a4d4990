// A game in words: opponents, whose turn it is, hints.
#pragma once

#include <QString>

#include "app/wording/names.h"
#include "app/wording/play/moves.h"
#include "core/play/hints/ladder.h"
#include "core/play/opponents/players.h"

namespace nimstone::wording {

/// "Perfect", "Learner".
QString opponentName(const play::Opponent& opponent);

/// How it plays, in a sentence.
QString opponentDescription(const play::Opponent& opponent);

/// What a misguided opponent believes, in a line: to be shown once it was beaten.
QString misconceptionText(MistakenIdea idea);

/// Who plays: "Perfect", whom a person plays against; "Two people"; "Perfect against Learner", of a game that is watched.
QString playersText(const play::Players& players);

/// "Your move".
QString turnText(Mover mover);

/// What the rung does, "Where to look"; `place` is 0 … 4.
QString rungTitle(const GameSum& sum, std::size_t place, const play::HintRung& rung);

/// Rich text. The table gives places and moves their names, `countedTo` as in moves.h; the facts are those of the rung alone.
QString hintText(const GameSum& sum, const play::HintRung& rung, std::optional<Count> countedTo = {});

/// What stands in place of the ladder where there is none.
QString noHintTitle();
QString noHintText(const play::NoLadder& none);

}  // namespace nimstone::wording
