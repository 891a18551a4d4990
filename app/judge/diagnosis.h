// Explains why a program fails, as far as the output of the program shows the reason.
#pragma once

#include "app/judge/trials.h"

namespace nimstone::judge {

/// Stores in `failure` the symptom, such as a prompt in the output, and the position of the first wrong answer.
void diagnose(Trials& trials, Failure& failure);

/// True if it helps to explain the position: the answer itself is wrong, and the symptom names no other reason.
bool isAboutTheGame(const Failure& failure);

/// Runs the program on large random inputs. Returns true if the program is right on all of them. The data of the real judge may
/// then miss the mistake too.
bool randomInputPasses(Trials& trials);

/// Runs the program on the samples. Returns true if the program is right on all samples. Returns nothing if there are no samples, or if
/// judging was stopped meanwhile.
std::optional<bool> samplesPass(Trials& trials);

}  // namespace nimstone::judge
