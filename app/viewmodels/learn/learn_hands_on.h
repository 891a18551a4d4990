// The blocks in which the learner does something by hand: sorting, tried moves, flipped bits, the queen's board, and strips.
#pragma once

#include "app/viewmodels/learn/learn_answers.h"

namespace nimstone {

// Each function shows its block after the answers in a round, the oldest first. `shown` is empty before the call.
void showTask(const learn::SortBlock& sorted, const QStringList& answers, ShownTask& shown);
void showTask(const learn::TriesBlock& tries, const QStringList& answers, ShownTask& shown);
void showTask(const learn::FlipBlock& flipped, const QStringList& answers, ShownTask& shown);
void showTask(const learn::CrossBlock& cross, const QStringList& answers, ShownTask& shown);
void showTask(const learn::StripBlock& strip, const QStringList& answers, ShownTask& shown);
void showTask(const learn::ValuesBlock& byHand, const QStringList& answers, ShownTask& shown);

}  // namespace nimstone
