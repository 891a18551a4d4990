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
    std::vector<Case> cases;               ///< empty if the input could not be read as cases
    std::string input;
    std::string expected;
    Run run;                               ///< the run on this input
    std::optional<Difference> difference;  ///< the first wrong answer; only with Verdict::WrongAnswer
    InputSize size;
    InputSize rawSize;                     ///< size of the input on which the program first failed
    std::string rawInput;
    std::optional<Size> generated;         ///< the way in which `rawInput` was generated; nothing if it was one of all small inputs
    bool isSmallest = false;               ///< the program is right on all inputs that are smaller by isSmallerInput
    bool flaky = false;                    ///< repeated runs on the same input had different results
    std::optional<Symptom> symptom{};
    std::string position{};                ///< position of the case with the first wrong answer; empty if it has none
};

struct Judgement {
    std::optional<Verdict> verdict;       ///< nothing if judging was cancelled before the verdict was clear
    int runs = 0;
    std::chrono::microseconds slowest{};  ///< longest processor time of all runs; wall-clock time for a run that idled
    std::uint64_t memory = 0;             ///< peak memory of all runs, in bytes
    std::optional<Failure> failure;
    std::optional<bool> samplesPass;      ///< true if a failing program is right on all samples; nothing if samples were not run
    std::vector<Note> notes;              ///< every kind of note from runs at most once, except FailsOn
};

}  // namespace nimstone::contest
