// Where the words of the rungs are translated. Those of the first two are in hint_questions.h, of the third in hint_looks.h, of the
// last two in hint_moves.h; play_hints.cpp asks them.
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

/// Of the only part that has moves, which has such words.
inline const NimHeapsWords& nimHeapsWords(const GameSum& sum)
{
    std::size_t part = 0;
    while (!sum.components()[part].rules.canMove(sum.components()[part].position))
        ++part;
    return *nimHeapsWords(sum, part);
}

}  // namespace nimstone::wording
