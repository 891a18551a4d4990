#include "app/judge/judge.h"

#include <algorithm>

#include "app/judge/pitfalls.h"
#include "core/contest/inputs.h"
#include "core/contest/shrink.h"
#include "core/contest/site.h"

namespace nimstone::judge {

namespace {

using contest::Case;
using contest::Comparison;
using contest::Problem;
using contest::Size;
using Clock = std::chrono::steady_clock;

/// No problem has more small cases (a test of core counts them).
constexpr std::size_t mostSmallCases = 20'000;

/// So many cases at most are run together: an input that fails is not far from its first failing case.
constexpr Count mostTogether = 1'000;

/// So many cases beside powers of two, in so many inputs.
constexpr std::size_t mostEdgeCases = 300;
constexpr std::size_t mostEdgeRuns = 20;

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

struct Outcome {
    Verdict verdict = Verdict::Accepted;
    std::string input;
    std::string expected;
    Run run;
};

class Judging {
public:
    Judging(const Problem& problem, const RunProgram& program, const Settings& settings,
            const std::function<void(const JudgeProgress&)>& progress, std::stop_token stop)
        : m_problem(problem), m_program(program), m_settings(settings), m_progress(progress), m_stop(std::move(stop))
    {
    }

    Judgement run()
    {
        if (!failsOnSmall() && !failsAtEdges() && !failsOnKnown() && !failsOnGenerated() && !m_stop.stop_requested() && !m_result.failure)
            m_result.verdict = Verdict::Accepted;
        if (m_result.failure)
            m_result.verdict = m_result.failure->verdict;
        return std::move(m_result);
    }

private:
    /// These end the search; true also where it was cancelled.
    bool failsOnSmall()
    {
        return failsOnAnyOf(contest::everySmall(m_problem, mostSmallCases), std::nullopt);
    }

    bool failsAtEdges()
    {
        const std::size_t most = std::min<std::size_t>(mostEdgeCases, contest::mostCases(m_problem) * mostEdgeRuns);
        return failsOnAnyOf(contest::edgeCases(m_problem, m_settings.seed, most), Size::Large);
    }

    /// On what known wrong programs fail on: also input that is laid out otherwise. There is nothing to shrink.
    bool failsOnKnown()
    {
        for (const Pitfall& pitfall : pitfallsOf(m_problem.name)) {
            Outcome outcome = outcomeOn(pitfall.input, m_settings.limits);
            if (m_stop.stop_requested())
                return true;
            if (outcome.verdict == Verdict::Accepted || outcome.verdict == Verdict::PresentationError)
                continue;
            m_best = std::move(outcome);
            const bool flaky = isOtherwise(outcomeOn(pitfall.input, m_settings.limits));
            m_result.failure = failed({}, m_best.input, Size::Large, flaky);
            return true;
        }
        return false;
    }

    bool failsOnAnyOf(const std::vector<Case>& all, std::optional<Size> generated)
    {
        const std::size_t together = std::min(contest::mostCases(m_problem), mostTogether);
        for (std::size_t at = 0; at < all.size(); at += together) {
            const std::size_t end = std::min(at + together, all.size());
            if (failsOn({all.begin() + static_cast<std::ptrdiff_t>(at), all.begin() + static_cast<std::ptrdiff_t>(end)}, generated))
                return true;
            report({JudgeProgress::Phase::Small, static_cast<int>(end), static_cast<int>(all.size()), 0});
        }
        return false;
    }

    bool failsOnGenerated()
    {
        for (int test = 0; test < m_settings.tests; ++test) {
            // Of ten, five are small, four large, and one is at the limit; so a program that is too slow is soon found.
            const int inTen = test % 10;
            const Size size = inTen < 5 ? Size::Small : inTen < 9 ? Size::Large : Size::Limit;
            const Seed seed = m_settings.seed + static_cast<Seed>(test);
            if (failsOn(contest::drawnCases(m_problem, size, seed), size))
                return true;
            report({JudgeProgress::Phase::Generated, test + 1, m_settings.tests, 0});
        }
        return false;
    }

    bool failsOn(const std::vector<Case>& cases, std::optional<Size> generated)
    {
        if (m_stop.stop_requested())
            return true;
        Outcome outcome = outcomeOn(cases, m_settings.limits);
        if (m_stop.stop_requested())
            return true;
        const bool onlyLayout = outcome.verdict == Verdict::PresentationError;
        if (outcome.verdict == Verdict::Accepted || (onlyLayout && m_result.failure))
            return false;
        m_result.failure = smallest(cases, std::move(outcome), generated);
        return !onlyLayout;
    }

    Outcome outcomeOn(const std::vector<Case>& cases, const Limits& limits)
    {
        return outcomeOn(contest::written(m_problem, cases), limits);
    }

    Outcome outcomeOn(std::string input, const Limits& limits)
    {
        Outcome outcome;
        outcome.input = std::move(input);
        outcome.expected = contest::answersTo(m_problem, outcome.input);
        outcome.run = m_program(outcome.input, limits);
        ++m_result.runs;
        auto [verdict, notes] = verdictOn(m_problem, outcome.input, outcome.expected, outcome.run);
        outcome.verdict = verdict;
        for (Note& note : notes) {
            if (std::ranges::find(m_result.notes, note.kind, &Note::kind) == m_result.notes.end())
                m_result.notes.push_back(std::move(note));
        }
        if (outcome.run.ending == RunEnding::Exited) {
            m_result.slowest = std::max(m_result.slowest, outcome.run.cpu);
            m_result.memory = std::max(m_result.memory, outcome.run.memory);
        }
        return outcome;
    }

    // --- the smallest input on which it fails

    Failure smallest(const std::vector<Case>& raw, Outcome first, std::optional<Size> generated)
    {
        m_deadline = Clock::now() + m_settings.shrinking;
        m_best = std::move(first);
        m_bestCases = raw;
        const Verdict verdict = m_best.verdict;
        const std::string rawInput = m_best.input;
        bool flaky = false;
        if (verdict != Verdict::JudgeError) {
            // What takes its whole time is not worth a second look at the largest input.
            const bool quick = verdict != Verdict::TimeLimitExceeded && verdict != Verdict::IdleLimitExceeded;
            flaky = quick && isOtherwise(outcomeOn(raw, m_settings.limits));
            m_attempts = flaky ? flakyRuns : 1;
            // A small case that fails alone is the smallest: those before it did not fail.
            if (!(isolate() && !generated) || flaky)
                contest::shrink(m_problem, m_bestCases, [this](const std::vector<Case>& cases) { return stillFails(cases); },
                                [this] { return isOver(); });
            if (m_bestCases != raw && !m_stop.stop_requested())
                flaky = flaky || isOtherwise(outcomeOn(m_bestCases, m_settings.limits));
        }
        return failed(raw, rawInput, generated, flaky);
    }

    /// On the smallest input that was found.
    Failure failed(const std::vector<Case>& raw, const std::string& rawInput, std::optional<Size> generated, bool flaky) const
    {
        const Verdict verdict = m_best.verdict;
        Failure failure{.verdict = verdict, .cases = m_bestCases, .input = m_best.input, .expected = m_best.expected,
                        .run = m_best.run, .difference = {}, .size = sizeOf(m_bestCases, m_best.input),
                        .rawSize = sizeOf(raw, rawInput), .rawInput = rawInput, .generated = generated, .flaky = flaky};
        if (verdict == Verdict::WrongAnswer)
            failure.difference = contest::compare(m_problem, failure.input, failure.expected, failure.run.output).difference;
        return failure;
    }

    bool isOtherwise(const Outcome& again) const
    {
        return again.verdict != m_best.verdict || (again.verdict == Verdict::WrongAnswer && again.run.output != m_best.run.output);
    }

    bool isOver() const { return m_stop.stop_requested() || Clock::now() >= m_deadline; }

    bool stillFails(const std::vector<Case>& cases)
    {
        Limits limits = m_settings.limits;
        if (m_best.verdict == Verdict::IdleLimitExceeded)
            limits.wall = std::min(limits.wall, shrinkingWall);
        for (int attempt = 0; attempt < m_attempts && !isOver(); ++attempt) {
            Outcome outcome = outcomeOn(cases, limits);
            if (outcome.verdict == m_best.verdict) {
                m_best = std::move(outcome);
                m_bestCases = cases;
                report({JudgeProgress::Phase::Shrinking, m_result.runs, 0, m_best.input.size()});
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
            const auto difference = contest::compare(m_problem, m_best.input, m_best.expected, m_best.run.output).difference;
            wrong.push_back(cases[contest::caseOfToken(m_problem, cases, difference ? difference->token : 0)]);
            wrong.insert(wrong.end(), cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(std::min(cases.size(), mostAlone)));
        }
        std::ranges::sort(wrong, contest::isSmaller);
        wrong.resize(std::min(wrong.size(), mostAlone));
        return wrong;
    }

    void report(const JudgeProgress& progress) const
    {
        if (m_progress)
            m_progress(progress);
    }

    const Problem& m_problem;
    const RunProgram& m_program;
    const Settings& m_settings;
    const std::function<void(const JudgeProgress&)>& m_progress;
    std::stop_token m_stop;
    Judgement m_result;
    Clock::time_point m_deadline;
    Outcome m_best;  ///< on the smallest input so far
    std::vector<Case> m_bestCases;
    int m_attempts = 1;
};

}  // namespace

RunVerdict verdictOn(const Problem& problem, std::string_view input, std::string_view expected, const Run& run)
{
    switch (run.ending) {
    case RunEnding::OutOfTime: return {Verdict::TimeLimitExceeded};
    case RunEnding::Idle: return {Verdict::IdleLimitExceeded};
    case RunEnding::OutOfMemory: return {Verdict::MemoryLimitExceeded};
    case RunEnding::TooMuchOutput: return {Verdict::OutputLimitExceeded};
    case RunEnding::Signalled: return {Verdict::RuntimeError};
    case RunEnding::Cancelled: case RunEnding::NotStarted: return {Verdict::JudgeError};
    case RunEnding::Exited: break;
    }
    const contest::SiteRules& rules = contest::siteRules(problem);
    const auto kind = contest::compare(problem, input, expected, run.output).kind;
    RunVerdict result;
    if (run.code != 0) {
        // An interpreter that stops at an error says so; a main() that returns something else says nothing.
        if (!rules.oldCompilers || !run.errors.empty())
            return {Verdict::RuntimeError};
        result.notes.push_back({Note::Kind::ExitStatus, static_cast<Count>(run.code)});
    }
    if (kind == Comparison::Kind::Wrong)
        result.verdict = Verdict::WrongAnswer;
    else if (kind == Comparison::Kind::FormatOnly && rules.comparesLayout)
        result.verdict = Verdict::PresentationError;
    else if (kind == Comparison::Kind::FormatOnly)
        result.notes.push_back({Note::Kind::Layout});
    return result;
}

Judgement judge(const Problem& problem, const RunProgram& program, const Settings& settings,
                const std::function<void(const JudgeProgress&)>& progress, std::stop_token stop)
{
    return Judging(problem, program, settings, progress, std::move(stop)).run();
}

}  // namespace nimstone::judge
