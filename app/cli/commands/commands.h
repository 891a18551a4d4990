// The functions that create the commands, in the order of the help.
#pragma once

#include "app/cli/command.h"

namespace nimstone::cli {

std::unique_ptr<Command> makeAnalyze();
std::unique_ptr<Command> makeGames();
std::unique_ptr<Command> makeProve();
std::unique_ptr<Command> makeVerify();
std::unique_ptr<Command> makeTheorems();
std::unique_ptr<Command> makeProblems();
std::unique_ptr<Command> makeSolve();
std::unique_ptr<Command> makeGenerate();
std::unique_ptr<Command> makeJudge();
std::unique_ptr<Command> makeSequence();
std::unique_ptr<Command> makeAtlas();
std::unique_ptr<Command> makeAudit();
std::unique_ptr<Command> makeConjecture();
std::unique_ptr<Command> makeWorksheet();
std::unique_ptr<Command> makeExercises();
std::unique_ptr<Command> makeResults();

}  // namespace nimstone::cli
