#include "app/judge/judge.h"

#include <algorithm>

#include "app/judge/diagnosis.h"
#include "app/judge/pitfalls.h"
#include "app/judge/smallest.h"
#include "core/contest/inputs.h"
#include "core/contest/smaller_cases.h"

namespace nimstone::judge {

namespace {

using contest::Case;
using contest::Problem;
using contest::Size;

/// The largest number of small cases to try. Every problem has fewer small cases; a test in tests/core checks that.
constexpr std::size_t mostSmallCases = 20'000;

/// The largest number of cases near powers of two and cases of all sizes together, and the largest number of inputs into which
/// these cases are divided.
constexpr std::size_t mostEdgeCases = 300;
constexpr std::size_t mostEdgeRuns = 20;

/// The largest number of cases to try among the cases that the judge's data lacks, the smallest first.
constexpr std::size_t mostLacking = 10;

class Judging {
public:
    Judging(const Problem& problem, const RunProgram& program, const Settings& settings,
            const std::function<void(const JudgeProgress&)>& progress, std::stop_token stop)
        : m_problem(problem), m_settings(settings), m_trials(problem, program, settings, progress, std::move(stop), m_result)
    {
    }

    Judgement run()
    {
        // The inputs of pitfalls are tried early, because they are small and right programs are fast on them.
        if (!failsOnSmall() && !failsOnKnown() && !failsAtEdges() && !failsOnGenerated() && !m_trials.stopped() && !m_result.failure)
            m_result.verdict = Verdict::Accepted;
        if (m_result.verdict == Verdict::Accepted || (m_result.failure && m_result.failure->verdict == Verdict::PresentationError))
            noteUntestedInputs();
        if (m_result.failure) {
            m_result.verdict = m_result.failure->verdict;
            if (m_result.verdict != Verdict::JudgeError) {
                diagnose(m_trials, *m_result.failure);
                m_result.samplesPass = samplesPass(m_trials);
                if (m_result.verdict == Verdict::WrongAnswer && m_result.failure->generated && randomInputPasses(m_trials))
                    m_result.notes.push_back({Note::Kind::MayPass});
            }
        }
        return std::move(m_result);
    }

private:
    /// The functions `fails…` return true if the search is over: the program failed not only in layout, or judging was cancelled.
    bool failsOnSmall()
    {
        return failsOnAnyOf(contest::everySmall(m_problem, mostSmallCases), std::nullopt);
    }

    bool failsAtEdges()
    {
        const std::size_t most = std::min<std::size_t>(mostEdgeCases, contest::mostCases(m_problem) * mostEdgeRuns);
        std::vector<Case> cases = contest::edgeCases(m_problem, m_settings.seed, most / 3);
        const std::vector<Case> others = contest::casesOfAllScales(m_problem, {}, m_settings.seed, most - cases.size());
        cases.insert(cases.end(), others.begin(), others.end());
        std::ranges::sort(cases, contest::isSmaller);
        return failsOnAnyOf(cases, Size::Large);
    }

    /// True if the layout of the input follows the statement, and the judge's data may contain all cases of the input. Also true for an
    /// input that cannot be parsed into cases.
    bool isCoveredByStatement(const std::string& input) const
    {
        const auto cases = contest::casesIn(m_problem, input);
        return !cases || (contest::written(m_problem, *cases) == input
                          && std::ranges::none_of(*cases, [this](const Case& each) { return m_trials.judgeDataLacks(each); }));
    }

    /// Adds notes on inputs on which an accepted program fails: cases and layouts that the judge's data evidently lacks.
    /// `m_result` counts these runs, but leaves out their time, their memory, and their own notes.
    void noteUntestedInputs()
    {
        const auto slowest = m_result.slowest;
        const auto memory = m_result.memory;
        std::vector<Note> notes = m_result.notes;
        std::vector<std::string> inputs;
        const auto addLacking = [&](const std::vector<Case>& all) {
            for (const Case& each : all) {
                if (m_trials.judgeDataLacks(each) && inputs.size() < mostLacking)
                    inputs.push_back(contest::written(m_problem, {&each, 1}));
            }
        };
        if (m_problem.judgeDataLacks)
            addLacking(contest::everySmall(m_problem, mostSmallCases));
        if (m_problem.judgeDataLacks && inputs.empty())
            addLacking(contest::drawnCases(m_problem, Size::Limit, m_settings.seed));
        const std::size_t cases = inputs.size();
        for (Pitfall& pitfall : pitfallsOf(m_problem.name)) {
            if (!isCoveredByStatement(pitfall.input))
                inputs.push_back(std::move(pitfall.input));
        }
        for (std::size_t at = 0; at < inputs.size() && !m_trials.stopped(); ++at) {
            const Verdict verdict = m_trials.on(inputs[at]).verdict;
            if (m_trials.stopped() || verdict == Verdict::Accepted || verdict == Verdict::PresentationError)
                continue;
            notes.push_back({Note::Kind::FailsOn, 0, inputs[at]});
            // Only one failing case is reported; the loop continues with the layouts.
            if (at < cases)
                at = cases - 1;
        }
        m_result.slowest = slowest;
        m_result.memory = memory;
        m_result.notes = std::move(notes);
    }

    /// Tries the inputs of pitfalls that the statement covers. An input that cannot be parsed into cases is not made smaller.
    bool failsOnKnown()
    {
        for (const Pitfall& pitfall : pitfallsOf(m_problem.name)) {
            if (!isCoveredByStatement(pitfall.input))
                continue;
            Trial outcome = m_trials.on(pitfall.input);
            if (m_trials.stopped())
                return true;
            if (outcome.verdict == Verdict::Accepted || outcome.verdict == Verdict::PresentationError)
                continue;
            const auto cases = contest::casesIn(m_problem, pitfall.input);
            Trial again = cases ? m_trials.on(*cases) : Trial{};
            m_result.failure = again.verdict == outcome.verdict ? smallestFailure(m_trials, *cases, std::move(again), Size::Large)
                                                                : failureOnText(m_trials, std::move(outcome));
            return true;
        }
        return false;
    }

    bool failsOnAnyOf(const std::vector<Case>& all, std::optional<Size> generated)
    {
        const std::size_t together = m_trials.together();
        for (std::size_t at = 0; at < all.size(); at += together) {
            const std::size_t end = std::min(at + together, all.size());
            if (failsOn({all.begin() + static_cast<std::ptrdiff_t>(at), all.begin() + static_cast<std::ptrdiff_t>(end)}, generated))
                return true;
            m_trials.report({JudgeProgress::Phase::Small, static_cast<int>(end), static_cast<int>(all.size()), 0});
        }
        return false;
    }

    bool failsOnGenerated()
    {
        for (int test = 0; test < m_settings.tests; ++test) {
            // Five of ten inputs are small, four are large, and one is at the limit, so that the judge finds a slow program early.
            const int inTen = test % 10;
            const Size size = inTen < 5 ? Size::Small : inTen < 9 ? Size::Large : Size::Limit;
            const Seed seed = m_settings.seed + static_cast<Seed>(test);
            if (failsOn(contest::drawnCases(m_problem, size, seed), size))
                return true;
            m_trials.report({JudgeProgress::Phase::Generated, test + 1, m_settings.tests, 0});
        }
        return false;
    }

    bool failsOn(std::vector<Case> cases, std::optional<Size> generated)
    {
        if (m_trials.stopped())
            return true;
        std::erase_if(cases, [this](const Case& each) { return m_trials.judgeDataLacks(each); });
        if (cases.empty())
            return false;
        Trial outcome = m_trials.on(cases);
        if (m_trials.stopped())
            return true;
        const bool onlyLayout = outcome.verdict == Verdict::PresentationError;
        if (outcome.verdict == Verdict::Accepted || (onlyLayout && m_result.failure))
            return false;
        m_result.failure = smallestFailure(m_trials, cases, std::move(outcome), generated);
        return !onlyLayout;
    }

    const Problem& m_problem;
    const Settings& m_settings;
    Judgement m_result;
    Trials m_trials;
};

}  // namespace

Judgement judge(const Problem& problem, const RunProgram& program, const Settings& settings,
                const std::function<void(const JudgeProgress&)>& progress, std::stop_token stop)
{
    return Judging(problem, program, settings, progress, std::move(stop)).run();
}

}  // namespace nimstone::judge
