// Why a program fails, as far as its output tells.
#pragma once

#include "app/judge/trials.h"

namespace nimstone::judge {

/// Says in `failure` what the program does wrong beside the game, and which position its answer is about.
void diagnose(Trials& trials, Failure& failure);

/// Whether the position explains the failure: the answer is wrong, and not for another reason.
bool isAboutTheGame(const Failure& failure);

/// Whether the program is right on large input that is drawn at random: then the judge's data may let it pass.
bool randomInputPasses(Trials& trials);

/// Whether the program is right on all samples; none where there are none, or it was stopped.
std::optional<bool> samplesPass(Trials& trials);

}  // namespace nimstone::judge
