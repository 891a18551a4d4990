// The result of judging a program: the verdict on all its runs, and the smallest input on which it fails.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/compare.h"
#include "core/contest/problem.h"
#include "core/contest/run.h"
#include "core/contest/verdict.h"

namespace nimstone::contest {

/// The size of an input of a judged program.
struct InputSize {
    std::size_t bytes = 0;
    std::size_t cases = 0;
    std::size_t numbers = 0;  ///< the largest number of numbers in one case
    Count largest = 0;        ///< the largest number in the input

    bool operator==(const InputSize&) const = default;
};

struct Failure {
    Verdict verdict = Verdict::WrongAnswer;
    std::vector<Case> cases;               ///< the cases of the smallest input on which the program fails; empty if the input could not be read as cases
    std::string input;
    std::string expected;
    Run run;                               ///< the run of the program on this input
    std::optional<Difference> difference;  ///< the first wrong answer; set only if the verdict is Verdict::WrongAnswer
    InputSize size;
    InputSize rawSize;                     ///< the size of the input on which the program first failed
    std::string rawInput;
    std::optional<Size> generated;         ///< the size with which `rawInput` was generated; nothing if it came from the list of all small inputs
    bool isSmallest = false;               ///< true if the program is right on all inputs that are smaller in the order of isSmallerInput
    bool flaky = false;                    ///< true if repeated runs on the same input had different results
    std::optional<Symptom> symptom{};
    std::string position{};                ///< the position of the case with the first wrong answer, in the notation; empty if the case has no position
};

struct Judgement {
    std::optional<Verdict> verdict;       ///< the verdict; nothing if judging was cancelled before the verdict was clear
    int runs = 0;
    std::chrono::microseconds slowest{};  ///< the longest processor time of all runs; for a run that waited too long, its wall-clock time
    std::uint64_t memory = 0;             ///< the largest memory use of all runs, in bytes
    std::optional<Failure> failure;
    std::optional<bool> samplesPass;      ///< true if the program fails but is right on all samples of the statement; nothing if the samples were not run
    std::vector<Note> notes;              ///< the notes of all runs, each kind at most once, except FailsOn
};

}  // namespace nimstone::contest
