#include "app/cli/command.h"
#include "app/cli/commands/analyze.h"
#include "app/cli/commands/audit.h"
#include "app/cli/commands/conjecture.h"
#include "app/cli/commands/exercises.h"
#include "app/cli/commands/games.h"
#include "app/cli/commands/generate.h"
#include "app/cli/commands/problems.h"
#include "app/cli/commands/prove.h"
#include "app/cli/commands/results.h"
#include "app/cli/commands/sequence.h"
#include "app/cli/commands/solve.h"
#include "app/cli/commands/theorems.h"
#include "app/cli/commands/verify.h"
#include "app/cli/commands/worksheet.h"

namespace nimstone::cli {

std::vector<std::unique_ptr<Command>> allCommands()
{
    std::vector<std::unique_ptr<Command>> all;
    all.push_back(std::make_unique<Analyze>());
    all.push_back(std::make_unique<Games>());
    all.push_back(std::make_unique<Prove>());
    all.push_back(std::make_unique<Verify>());
    all.push_back(std::make_unique<Theorems>());
    all.push_back(std::make_unique<Problems>());
    all.push_back(std::make_unique<Solve>());
    all.push_back(std::make_unique<Generate>());
    all.push_back(std::make_unique<Sequence>());
    all.push_back(std::make_unique<Audit>());
    all.push_back(std::make_unique<Conjecture>());
    all.push_back(std::make_unique<Worksheet>());
    all.push_back(std::make_unique<Exercises>());
    all.push_back(std::make_unique<Results>());
    return all;
}

}  // namespace nimstone::cli
