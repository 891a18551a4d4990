// Judges a program for a contest problem: tries all small inputs and generated ones, and looks for the smallest input on which
// the program fails.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/runner.h"
#include "core/contest/judgement.h"

namespace nimstone::judge {

using contest::Failure;
using contest::InputSize;
using contest::Judgement;
using contest::letters;
using contest::Note;
using contest::Verdict;

/// Runs the judged program on one input.
using RunProgram = std::function<Run(std::string_view input, const Limits& limits)>;

struct Settings {
    int tests = 100;  ///< number of generated inputs. Small inputs, inputs of pitfalls and inputs near powers of two are tried before them
    Seed seed = 1;
    Limits limits{};
    std::chrono::milliseconds shrinking{8'000};  ///< the longest time to look for a smaller failing input
    std::vector<std::string> samples{};          ///< sample inputs of the statement; a failing program is run on them too
};

struct JudgeProgress {
    enum class Phase { Small, Generated, Shrinking } phase = Phase::Small;
    int done = 0;
    int all = 0;            ///< number of runs in this phase; 0 while shrinking
    std::size_t bytes = 0;  ///< size of the smallest failing input so far
};

/// Judges a program. A presentation error does not end the search for a worse failure. Verdict::CompileError never occurs here: callers
/// report it, because there is no program to run.
Judgement judge(const contest::Problem& problem, const RunProgram& program, const Settings& settings,
                const std::function<void(const JudgeProgress&)>& progress, std::stop_token stop);

/// The verdict on a run by the rules of the problem's judge, and notes on the run.
struct RunVerdict {
    Verdict verdict = Verdict::Accepted;
    std::vector<Note> notes{};
};
RunVerdict verdictOn(const contest::Problem& problem, std::string_view input, std::string_view expected, const Run& run);

}  // namespace nimstone::judge
