#include "app/cli/commands/commands.h"

namespace nimstone::cli {

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> all;
    for (const auto make : {makeAnalyze, makeGames, makeProve, makeVerify, makeTheorems,
                           makeProblems, makeSolve, makeGenerate, makeJudge, makeSequence, makeAtlas, makeAudit,
                           makeConjecture, makeWorksheet, makeExercises, makeResults})
        all.push_back(make());
    return all;
}

}  // namespace nimstone::cli
