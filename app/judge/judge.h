// Judges a program for a contest problem: tries all small inputs and generated inputs, and looks for the smallest input on which the
// program fails.
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
    int tests = 100;  ///< the number of generated inputs; small inputs, inputs of pitfalls and inputs near powers of two come before them
    Seed seed = 1;
    Limits limits{};
    std::chrono::milliseconds shrinking{8'000};  ///< the longest time to look for a smaller failing input
    std::vector<std::string> samples{};          ///< the sample inputs of the statement; a failing program is also run on the samples
};

struct JudgeProgress {
    enum class Phase { Small, Generated, Shrinking } phase = Phase::Small;
    int done = 0;
    int all = 0;            ///< the number of cases or of generated inputs in this phase; 0 while the failing input is reduced
    std::size_t bytes = 0;  ///< the size of the smallest failing input so far, in bytes
};

/// Judges a program. A presentation error does not end the search for a worse failure. Verdict::CompileError is never the result: the
/// callers report compile errors, because there is no program to run.
Judgement judge(const contest::Problem& problem, const RunProgram& program, const Settings& settings,
                const std::function<void(const JudgeProgress&)>& progress, std::stop_token stop);

/// The verdict on one run by the rules of the problem's judge, and the notes on the run.
struct RunVerdict {
    Verdict verdict = Verdict::Accepted;
    std::vector<Note> notes{};
};
RunVerdict verdictOn(const contest::Problem& problem, std::string_view input, std::string_view expected, const Run& run);

}  // namespace nimstone::judge
