// Helpers for the texts of the hint ladder. The texts of hints 1 and 2 are in hint_questions.h, those of hint 3 in hint_looks.h, and those
// of hints 4 and 5 in hint_moves.h. play_hints.cpp combines these files.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/wording/play/places.h"
#include "core/play/hints/ladder.h"

namespace nimstone::wording {

struct PlayHints {
    Q_DECLARE_TR_FUNCTIONS(PlayHints)
};

inline const NimHeapsWords* nimHeapsWords(const GameSum& sum, std::size_t part)
{
    return nimHeapsWords(sum.components()[part].rules.entry());
}

/// Returns the texts for the game of the only component that has moves. NimHeapsWords must have texts for this game.
inline const NimHeapsWords& nimHeapsWords(const GameSum& sum)
{
    std::size_t part = 0;
    while (!sum.components()[part].rules->canMove(sum.components()[part].position, Cutter::None))
        ++part;
    return *nimHeapsWords(sum, part);
}

}  // namespace nimstone::wording
