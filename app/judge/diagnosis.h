// Explains why a program fails, as far as its output shows it.
#pragma once

#include "app/judge/trials.h"

namespace nimstone::judge {

/// Stores in `failure` the symptom, such as a prompt in the output, and the position of the first wrong answer.
void diagnose(Trials& trials, Failure& failure);

/// True if the answer itself is wrong, so that an explanation of the position helps. False if the symptom names another reason.
bool isAboutTheGame(const Failure& failure);

/// True if the program is right on large random inputs. The judge's data may then let it pass.
bool randomInputPasses(Trials& trials);

/// True if the program is right on all samples. Nothing if there are no samples, or if judging was stopped.
std::optional<bool> samplesPass(Trials& trials);

}  // namespace nimstone::judge
