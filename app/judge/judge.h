// Judges a program on a contest problem: whether it is right on all small inputs and on generated ones, and if not, the smallest
// input on which it fails.
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

/// Runs the program that is judged on one input.
using RunProgram = std::function<Run(std::string_view input, const Limits& limits)>;

struct Settings {
    int tests = 100;  ///< generated inputs, after all small ones, some beside powers of two, and those of known wrong programs
    Seed seed = 1;
    Limits limits{};
    std::chrono::milliseconds shrinking{8'000};  ///< how long a smaller failing input is looked for
    std::vector<std::string> samples{};          ///< inputs of the statement: on those a program that fails is tried, too
};

struct JudgeProgress {
    enum class Phase { Small, Generated, Shrinking } phase = Phase::Small;
    int done = 0;
    int all = 0;            ///< 0 while it shrinks
    std::size_t bytes = 0;  ///< of the smallest failing input so far
};

/// How large an input is.
struct InputSize {
    std::size_t bytes = 0;
    std::size_t cases = 0;
    std::size_t numbers = 0;  ///< of the largest case
    Count largest = 0;        ///< number

    bool operator==(const InputSize&) const = default;
};

struct Failure {
    Verdict verdict = Verdict::WrongAnswer;
    std::vector<contest::Case> cases;                ///< none where the input was kept as text
    std::string input;
    std::string expected;
    Run run;                                         ///< on this input
    std::optional<contest::Difference> difference;   ///< of a wrong answer
    InputSize size;
    InputSize rawSize;                               ///< of the input on which it first failed
    std::string rawInput;
    std::optional<contest::Size> generated;          ///< how that was generated; none: it was a small one
    bool isSmallest = false;                         ///< every smaller one was tried, and is right; in the order of isSmallerInput
    bool flaky = false;                              ///< it did not fail each time on the same input
    std::optional<contest::Symptom> symptom{};
    std::string position{};                          ///< of the case in which the answers part; empty where it has none
};

struct Judgement {
    std::optional<Verdict> verdict;  ///< none where it was cancelled before it was clear
    int runs = 0;
    std::chrono::microseconds slowest{};  ///< of all runs: on the processor, or by the clock where one idled
    std::uint64_t memory = 0;             ///< of all runs, the most
    std::optional<Failure> failure;
    std::optional<bool> samplesPass;  ///< of a program that fails
    std::vector<Note> notes;  ///< each kind at most once but for FailsOn
};

/// A layout that most judges accept does not end the search for something worse. With CompileError there is nothing to run:
/// that is the caller's to say.
Judgement judge(const contest::Problem& problem, const RunProgram& program, const Settings& settings,
                const std::function<void(const JudgeProgress&)>& progress, std::stop_token stop);

/// What a run comes to by the rules of the problem's judge, and what is to be known beside it.
struct RunVerdict {
    Verdict verdict = Verdict::Accepted;
    std::vector<Note> notes{};
};
RunVerdict verdictOn(const contest::Problem& problem, std::string_view input, std::string_view expected, const Run& run);

}  // namespace nimstone::judge
