#include "app/judge/smallest.h"

#include <algorithm>

#include "core/contest/inputs.h"
#include "core/contest/shrink.h"

namespace nimstone::judge {

namespace {

using contest::Case;
using contest::Size;
using Clock = std::chrono::steady_clock;

/// So many of the failing cases of an input are tried alone, the smallest first.
constexpr std::size_t mostAlone = 10;

/// A flaky program is run so often before an input counts as one on which it is right.
constexpr int flakyRuns = 3;

/// While it shrinks, this is waited for a program that idles.
constexpr std::chrono::milliseconds shrinkingWall{1'000};

InputSize sizeOf(const std::vector<Case>& cases, const std::string& text)
{
    InputSize size{text.size(), cases.size()};
    for (const Case& each : cases) {
        size.numbers = std::max(size.numbers, each.size());
        if (!each.empty())
            size.largest = std::max(size.largest, std::ranges::max(each));
    }
    return size;
}

bool isOtherwise(const Outcome& again, const Outcome& before)
{
    return again.verdict != before.verdict || (again.verdict == Verdict::WrongAnswer && again.run.output != before.run.output);
}

class Smallest {
public:
    Smallest(Trials& trials, const std::vector<Case>& raw, Outcome first, std::optional<Size> generated)
        : m_trials(trials), m_raw(raw), m_rawInput(first.input), m_generated(generated),
          m_deadline(Clock::now() + trials.settings().shrinking), m_best(std::move(first)), m_bestCases(raw)
    {
    }

    Failure run()
    {
        const Verdict verdict = m_best.verdict;
        bool flaky = false;
        if (verdict != Verdict::JudgeError) {
            // What takes its whole time is not worth a second look at the largest input.
            const bool quick = verdict != Verdict::TimeLimitExceeded && verdict != Verdict::IdleLimitExceeded;
            flaky = quick && isOtherwise(m_trials.on(m_raw), m_best);
            m_attempts = flaky ? flakyRuns : 1;
            // A small case that fails alone is the smallest: those before it did not fail.
            if (!(isolate() && !m_generated) || flaky)
                contest::shrink(m_trials.problem(), m_bestCases, [this](const std::vector<Case>& cases) { return stillFails(cases); },
                                [this] { return isOver(); });
            if (m_bestCases != m_raw && !m_trials.stopped())
                flaky = flaky || isOtherwise(m_trials.on(m_bestCases), m_best);
        }
        return failed(flaky);
    }

    /// On the smallest input that was found.
    Failure failed(bool flaky) const
    {
        Failure failure{.verdict = m_best.verdict, .cases = m_bestCases, .input = m_best.input, .expected = m_best.expected,
                        .run = m_best.run, .difference = {}, .size = sizeOf(m_bestCases, m_best.input),
                        .rawSize = sizeOf(m_raw, m_rawInput), .rawInput = m_rawInput, .generated = m_generated, .flaky = flaky};
        if (failure.verdict == Verdict::WrongAnswer)
            failure.difference = contest::compare(m_trials.problem(), failure.input, failure.expected, failure.run.output).difference;
        return failure;
    }

private:
    bool isOver() const { return m_trials.stopped() || Clock::now() >= m_deadline; }

    bool stillFails(const std::vector<Case>& cases)
    {
        Limits limits = m_trials.settings().limits;
        if (m_best.verdict == Verdict::IdleLimitExceeded)
            limits.wall = std::min(limits.wall, shrinkingWall);
        for (int attempt = 0; attempt < m_attempts && !isOver(); ++attempt) {
            Outcome outcome = m_trials.on(cases, limits);
            if (outcome.verdict == m_best.verdict) {
                m_best = std::move(outcome);
                m_bestCases = cases;
                m_trials.report({JudgeProgress::Phase::Shrinking, m_trials.runs(), 0, m_best.input.size()});
                return true;
            }
        }
        return false;
    }

    /// Looks for one case on which it fails alone.
    bool isolate()
    {
        if (m_bestCases.size() == 1)
            return true;
        const std::vector<Case> all = m_bestCases;
        for (const Case& suspect : suspects(all)) {
            if (!isOver() && stillFails({suspect}))
                return true;
        }
        return false;
    }

    std::vector<Case> suspects(const std::vector<Case>& cases)
    {
        if (m_best.verdict == Verdict::WrongAnswer)
            return wronglyAnswered(cases);
        // The first cases fail from the one on that makes them fail.
        std::size_t fine = 0;
        std::size_t fails = cases.size();
        if (stillFails({cases.front()}))
            return {cases.front()};
        while (fails - fine > 1 && !isOver()) {
            const std::size_t middle = fine + (fails - fine) / 2;
            const bool does = stillFails({cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(middle)});
            (does ? fails : fine) = middle;
        }
        return {cases[fails - 1]};
    }

    /// Those that can be told, the smallest first.
    std::vector<Case> wronglyAnswered(const std::vector<Case>& cases)
    {
        const std::vector<std::size_t> tokens = contest::differentTokens(m_best.expected, m_best.run.output, cases.size());
        std::vector<Case> wrong;
        for (const std::size_t token : tokens)
            wrong.push_back(cases[token]);
        if (wrong.empty()) {
            const auto difference = contest::compare(m_trials.problem(), m_best.input, m_best.expected, m_best.run.output).difference;
            wrong.push_back(cases[contest::caseOfToken(m_trials.problem(), cases, difference ? difference->token : 0)]);
            wrong.insert(wrong.end(), cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(std::min(cases.size(), mostAlone)));
        }
        std::ranges::sort(wrong, contest::isSmaller);
        wrong.resize(std::min(wrong.size(), mostAlone));
        return wrong;
    }

    Trials& m_trials;
    const std::vector<Case> m_raw;
    const std::string m_rawInput;
    const std::optional<Size> m_generated;
    const Clock::time_point m_deadline;
    Outcome m_best;  ///< on the smallest input so far
    std::vector<Case> m_bestCases;
    int m_attempts = 1;
};

}  // namespace

Failure smallestFailure(Trials& trials, const std::vector<Case>& raw, Outcome first, std::optional<Size> generated)
{
    return Smallest(trials, raw, std::move(first), generated).run();
}

Failure failureOnText(Trials& trials, Outcome outcome)
{
    const bool flaky = isOtherwise(trials.on(outcome.input), outcome);
    return Smallest(trials, {}, std::move(outcome), Size::Large).failed(flaky);
}

}  // namespace nimstone::judge
