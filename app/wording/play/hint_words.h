// Where the words of the rungs are translated. Those of the first two are in hint_questions.h, of the third in hint_looks.h, of the
// last two in hint_moves.h; play_hints.cpp asks them.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/play/hints/ladder.h"

namespace nimstone::wording {

struct PlayHints {
    Q_DECLARE_TR_FUNCTIONS(PlayHints)
};

}  // namespace nimstone::wording
