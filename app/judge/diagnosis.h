// Explains why a program fails, as far as its output shows it.
#pragma once

#include "app/judge/trials.h"

namespace nimstone::judge {

/// Stores in `failure` the symptom, such as a prompt in the output, and the position of the first wrong answer.
void diagnose(Trials& trials, Failure& failure);

/// True if an explanation of the position helps, because the answer itself is wrong and the symptom names no other reason.
bool isAboutTheGame(const Failure& failure);

/// Runs the program on large random inputs. Returns true if it is right on all of them: then the judge's data may let it pass.
bool randomInputPasses(Trials& trials);

/// Runs the program on the samples and returns whether it is right on all. Returns nothing if there are no samples, or if judging was
/// stopped meanwhile.
std::optional<bool> samplesPass(Trials& trials);

}  // namespace nimstone::judge
