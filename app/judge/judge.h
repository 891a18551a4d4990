// Judges a program for a contest problem: tries all small inputs and generated ones, and looks for the smallest input on which
// the program fails.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/runner.h"
#include "core/contest/compare.h"
#include "core/contest/problem.h"
#include "core/contest/verdict.h"

namespace nimstone::judge {

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

/// The size of an input.
struct InputSize {
    std::size_t bytes = 0;
    std::size_t cases = 0;
    std::size_t numbers = 0;  ///< the most numbers in one case
    Count largest = 0;        ///< the largest number

    bool operator==(const InputSize&) const = default;
};

struct Failure {
    Verdict verdict = Verdict::WrongAnswer;
    std::vector<contest::Case> cases;                ///< empty if the input could not be read as cases
    std::string input;
    std::string expected;
    Run run;                                         ///< the run on this input
    std::optional<contest::Difference> difference;   ///< the first wrong answer; only with Verdict::WrongAnswer
    InputSize size;
    InputSize rawSize;                               ///< size of the input on which the program first failed
    std::string rawInput;
    std::optional<contest::Size> generated;          ///< the way in which `rawInput` was generated; nothing if it was one of all small inputs
    bool isSmallest = false;                         ///< the program is right on all inputs that are smaller by isSmallerInput
    bool flaky = false;                              ///< repeated runs on the same input had different results
    std::optional<contest::Symptom> symptom{};
    std::string position{};                          ///< position of the case with the first wrong answer; empty if it has none
};

struct Judgement {
    std::optional<Verdict> verdict;  ///< nothing if judging was cancelled before the verdict was clear
    int runs = 0;
    std::chrono::microseconds slowest{};  ///< longest processor time of all runs; wall-clock time for a run that idled
    std::uint64_t memory = 0;             ///< peak memory of all runs, in bytes
    std::optional<Failure> failure;
    std::optional<bool> samplesPass;  ///< true if a failing program is right on all samples; nothing if samples were not run
    std::vector<Note> notes;  ///< every kind of note from runs at most once, except FailsOn
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
