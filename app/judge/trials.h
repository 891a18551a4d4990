// Runs the judged program, and collects the verdict of each run and the totals of all runs.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/judge.h"
#include "core/contest/inputs.h"

namespace nimstone::judge {

/// A run of the program on one input, with its verdict.
struct Trial {
    Verdict verdict = Verdict::Accepted;
    std::string input;
    std::string expected;
    Run run;
};

/// Runs the program, and records the number of runs, their time and memory, and the notes on the runs in a Judgement.
class Trials {
public:
    Trials(const contest::Problem& problem, const RunProgram& program, const Settings& settings,
           const std::function<void(const JudgeProgress&)>& progress, std::stop_token stop, Judgement& judgement)
        : m_problem(problem), m_program(program), m_settings(settings), m_progress(progress), m_stop(std::move(stop)),
          m_judgement(judgement)
    {
    }

    Trial on(std::string input, const Limits& limits);
    Trial on(const std::vector<contest::Case>& cases, const Limits& limits);

    /// Runs the program on the input, with the limits that the settings contain.
    Trial on(std::string input) { return on(std::move(input), m_settings.limits); }
    Trial on(const std::vector<contest::Case>& cases) { return on(cases, m_settings.limits); }

    /// Returns the largest number of cases to run in one input, at most 1000. A failing case is easier to find in an input with fewer
    /// cases.
    std::size_t together() const;

    /// True if the judge's own data lacks cases such as `numbers`.
    bool judgeDataLacks(const contest::Case& numbers) const { return contest::judgeDataLacks(m_problem, numbers); }

    const contest::Problem& problem() const { return m_problem; }
    const Settings& settings() const { return m_settings; }
    int runs() const { return m_judgement.runs; }
    bool stopped() const { return m_stop.stop_requested(); }
    void report(const JudgeProgress& progress) const;

private:
    const contest::Problem& m_problem;
    const RunProgram& m_program;
    const Settings& m_settings;
    const std::function<void(const JudgeProgress&)>& m_progress;
    std::stop_token m_stop;
    Judgement& m_judgement;
};

}  // namespace nimstone::judge
