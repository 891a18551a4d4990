#include "app/judge/smallest.h"

#include <algorithm>

#include "core/contest/inputs.h"
#include "core/contest/shrink.h"
#include "core/contest/smaller_cases.h"

namespace nimstone::judge {

namespace {

using contest::Case;
using contest::Size;
using Cases = std::vector<Case>;
using Clock = std::chrono::steady_clock;

/// The largest number of failing cases that are tried alone, the smallest case first.
constexpr std::size_t mostAlone = 10;

/// The number of runs of a flaky program that must be right before an input counts as right.
constexpr int flakyRuns = 3;

/// The largest number of runs of a search for a smaller failing case. The first constant is for the search among cases of all sizes, the
/// second for the search among the smallest cases.
constexpr std::size_t mostRuns = 400;
constexpr std::size_t mostRunsBelow = 20;

/// The largest number of runs of a first, short search. The short search comes first because a slow program has no time for more
/// runs, and because most mistakes already show in the cases of these runs.
constexpr std::size_t firstRuns = 10;

/// The first, short search ends after this number of useless runs. A run is useless if it is slow or if its cases fail only together.
constexpr int mostUselessRuns = 3;

/// The largest number of runs, and the longest time, to prove that no smaller input fails.
constexpr std::size_t mostProving = 500;
constexpr std::chrono::milliseconds proving{1'500};

/// The limit of the wall-clock time of each run while the failing input of an idle program is reduced.
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

/// Runs the program once more on the input of `before`. Returns true if the new run ends differently, and false if judging was stopped
/// meanwhile.
bool endsOtherwise(Trials& trials, const Trial& before)
{
    const Trial again = trials.on(before.input);
    if (trials.stopped())
        return false;
    return again.verdict != before.verdict || (again.verdict == Verdict::WrongAnswer && again.run.output != before.run.output);
}

class Smallest {
public:
    Smallest(Trials& trials, const std::vector<Case>& raw, Trial first, std::optional<Size> generated)
        : m_trials(trials), m_raw(raw), m_rawInput(first.input), m_generated(generated),
          m_deadline(Clock::now() + trials.settings().shrinking), m_best(std::move(first)), m_bestCases(raw)
    {
    }

    Failure run()
    {
        if (m_best.verdict == Verdict::JudgeError)
            return failed(false, false);
        // The first failing input is the largest, so a program that used up its time is not run on it a second time.
        bool flaky = isQuick() && endsOtherwise(m_trials, m_best);
        m_attempts = flaky ? flakyRuns : 1;
        const bool isAlone = m_raw.size() == 1 || isolate(m_raw, m_best);
        // Small cases (without `m_generated`) are tried in order. If one of them fails alone, the program is right on all cases
        // before it, so it is already the smallest failing case.
        if (!isAlone || m_generated || flaky)
            lower(!flaky && isQuick());
        const bool isSmallest = !flaky && everySmallerIsRight();
        if (m_bestCases != m_raw && !m_trials.stopped())
            flaky = flaky || endsOtherwise(m_trials, m_best);
        return failed(flaky, isSmallest && !flaky);
    }

    /// Returns the failure on the smallest input found so far.
    Failure failed(bool flaky, bool isSmallest) const
    {
        Failure failure{.verdict = m_best.verdict, .cases = m_bestCases, .input = m_best.input, .expected = m_best.expected,
                        .run = m_best.run, .difference = {}, .size = sizeOf(m_bestCases, m_best.input),
                        .rawSize = sizeOf(m_raw, m_rawInput), .rawInput = m_rawInput, .generated = m_generated,
                        .isSmallest = isSmallest, .flaky = flaky};
        if (failure.verdict == Verdict::WrongAnswer)
            failure.difference = contest::compare(m_trials.problem(), failure.input, failure.expected, failure.run.output).difference;
        return failure;
    }

private:
    bool isOver() const { return m_trials.stopped() || Clock::now() >= m_deadline; }

    bool isQuick() const { return !isSlow(m_best.verdict); }

    static bool isSlow(Verdict verdict) { return verdict == Verdict::TimeLimitExceeded || verdict == Verdict::IdleLimitExceeded; }

    Trial outcomeOn(const std::vector<Case>& cases)
    {
        const Limits& limits = m_trials.settings().limits;
        if (m_best.verdict == Verdict::IdleLimitExceeded) {
            Limits shorter = limits;
            shorter.wall = std::min(limits.wall, shrinkingWall);
            Trial outcome = m_trials.on(cases, shorter);
            // A program that computed for half of the shorter limit did not only wait, so it is run with the full limits.
            if (outcome.verdict != Verdict::IdleLimitExceeded || outcome.run.cpu < shorter.wall / 2)
                return outcome;
        }
        return m_trials.on(cases, limits);
    }

    void keep(Trial outcome, const std::vector<Case>& cases)
    {
        m_best = std::move(outcome);
        m_bestCases = cases;
        m_trials.report({JudgeProgress::Phase::Shrinking, m_trials.runs(), 0, m_best.input.size()});
    }

    bool stillFails(const std::vector<Case>& cases)
    {
        if (std::ranges::any_of(cases, [this](const Case& each) { return m_trials.judgeDataLacks(each); }))
            return false;
        for (int attempt = 0; attempt < m_attempts && !isOver(); ++attempt) {
            Trial outcome = outcomeOn(cases);
            if (outcome.verdict == m_best.verdict) {
                keep(std::move(outcome), cases);
                return true;
            }
        }
        return false;
    }

    /// Alternately reduces the best input and searches for smaller cases that are not similar to it, until neither finds anything. Searches
    /// only if `looks` is true.
    void lower(bool looks)
    {
        // If an input can hold only one case, one search sees few cases, so the search is repeated.
        const int mostInVain = looks && m_trials.together() == 1 ? 3 : 1;
        int inVain = 0;
        for (Seed seed = 1; inVain < mostInVain && !isOver(); ++seed) {
            const bool found = looks && ((m_trials.together() > 1 && findsSmaller(seed, firstRuns)) || findsSmaller(seed, mostRuns));
            inVain = found ? 0 : inVain + 1;
            if (seed > 1 && !found)
                continue;
            contest::shrink(m_trials.problem(), m_bestCases, [this](const std::vector<Case>& cases) { return stillFails(cases); },
                            [this] { return isOver(); });
        }
    }

    // --- the search for one case that fails alone ---

    /// Looks for a case that fails alone, among the cases that fail together with the result `outcome`. Keeps the case that it finds as the
    /// best input. Returns false if it finds none.
    bool isolate(const std::vector<Case>& cases, const Trial& outcome)
    {
        for (const Case& suspect : suspects(cases, outcome)) {
            if (stillFails(Cases{suspect}))
                return true;
        }
        return false;
    }

    std::vector<Case> suspects(const std::vector<Case>& cases, const Trial& outcome)
    {
        if (outcome.verdict == Verdict::WrongAnswer)
            return wronglyAnswered(cases, outcome);
        if (outcomeOn(Cases{cases.front()}).verdict == outcome.verdict)
            return {cases.front()};
        // A binary search for the case that makes the first cases fail: with fewer cases the program is right, with more cases it fails.
        std::size_t fine = 1;
        std::size_t fails = cases.size();
        while (fails - fine > 1 && !isOver()) {
            const std::size_t middle = fine + (fails - fine) / 2;
            const bool does = outcomeOn({cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(middle)}).verdict == outcome.verdict;
            (does ? fails : fine) = middle;
        }
        return {cases[fails - 1]};
    }

    /// Returns the cases that the program answers wrongly, as far as the output shows them, the smallest case first.
    std::vector<Case> wronglyAnswered(const std::vector<Case>& cases, const Trial& outcome) const
    {
        std::vector<Case> wrong;
        for (const std::size_t token : contest::differentTokens(outcome.expected, outcome.run.output, cases.size()))
            wrong.push_back(cases[token]);
        if (wrong.empty()) {
            const auto difference = contest::compare(m_trials.problem(), outcome.input, outcome.expected, outcome.run.output).difference;
            wrong.push_back(cases[contest::caseOfToken(m_trials.problem(), cases, difference ? difference->token : 0)]);
            wrong.insert(wrong.end(), cases.begin(), cases.begin() + static_cast<std::ptrdiff_t>(std::min(cases.size(), mostAlone)));
        }
        std::ranges::sort(wrong, contest::isSmaller);
        wrong.resize(std::min(wrong.size(), mostAlone));
        return wrong;
    }

    // --- the search among smaller cases ---

    /// Tries smaller cases, many of them in one run, the smallest first. The cases need not be similar to the best case. Keeps the first
    /// case that fails alone as the best input. Returns false if it finds none. `runs` is the largest number of runs.
    bool findsSmaller(Seed seed, std::size_t runs)
    {
        const std::size_t together = m_trials.together();
        const std::vector<Case> smaller = smallerCases(runs * together, seed);
        // The limit of one third leaves enough time to reduce the case that is found.
        const Clock::time_point end = Clock::now() + m_trials.settings().shrinking / 3;
        int spoiled = 0;
        for (std::size_t at = 0; at < smaller.size() && spoiled < mostUselessRuns && !isOver() && Clock::now() < end; at += together) {
            const std::vector<Case> tried(smaller.begin() + static_cast<std::ptrdiff_t>(at),
                                          smaller.begin() + static_cast<std::ptrdiff_t>(std::min(at + together, smaller.size())));
            Trial outcome = outcomeOn(tried);
            if (outcome.verdict != m_best.verdict) {
                spoiled += isSlow(outcome.verdict) ? 1 : 0;
                continue;
            }
            if (tried.size() == 1)
                keep(std::move(outcome), tried);
            if (tried.size() == 1 || isolate(tried, outcome))
                return true;
            ++spoiled;
        }
        return false;
    }

    std::vector<Case> smallerCases(std::size_t most, Seed seed) const
    {
        const std::optional<Case> than = m_bestCases.size() == 1 ? std::optional(m_bestCases.front()) : std::nullopt;
        std::vector<Case> cases = contest::casesOfAllScales(m_trials.problem(), than, seed, most);
        if (than) {
            const std::vector<Case> below = contest::casesBelow(m_trials.problem(), *than, most * mostRunsBelow / mostRuns);
            cases.insert(cases.end(), below.begin(), below.end());
        }
        std::erase_if(cases, [this](const Case& each) { return m_trials.judgeDataLacks(each); });
        std::ranges::sort(cases, contest::isSmaller);
        cases.erase(std::unique(cases.begin(), cases.end()), cases.end());
        return cases;
    }

    // --- the proof that no smaller case fails ---

    /// Runs the program on every smaller case alone, the smallest first, except cases that the judge's own data lacks. If a case fails in
    /// the same way, it becomes the best case. Returns true if the best case is now the smallest failing case. Returns false if there are
    /// too many cases, if time runs out, or if a case fails in another way.
    bool everySmallerIsRight()
    {
        if (m_bestCases.size() != 1 || isOver())
            return false;
        auto smaller = contest::everyCaseBelow(m_trials.problem(), m_bestCases.front(), mostProving);
        if (!smaller)
            return false;
        std::erase_if(*smaller, [this](const Case& each) { return m_trials.judgeDataLacks(each); });
        const Clock::time_point end = std::min(m_deadline, Clock::now() + proving);
        for (const Case& each : *smaller) {
            if (m_trials.stopped() || Clock::now() >= end)
                return false;
            Trial outcome = m_trials.on(Cases{each});
            if (outcome.verdict == Verdict::Accepted)
                continue;
            const bool alike = outcome.verdict == m_best.verdict;
            if (alike)
                keep(std::move(outcome), Cases{each});
            return alike;
        }
        return true;
    }

    Trials& m_trials;
    const std::vector<Case> m_raw;
    const std::string m_rawInput;
    const std::optional<Size> m_generated;
    const Clock::time_point m_deadline;
    Trial m_best;  ///< the run on the smallest failing input so far
    std::vector<Case> m_bestCases;
    int m_attempts = 1;
};

}  // namespace

Failure smallestFailure(Trials& trials, const std::vector<Case>& raw, Trial first, std::optional<Size> generated)
{
    return Smallest(trials, raw, std::move(first), generated).run();
}

Failure failureOnText(Trials& trials, Trial outcome)
{
    const bool flaky = endsOtherwise(trials, outcome);
    return Smallest(trials, {}, std::move(outcome), Size::Large).failed(flaky, false);
}

}  // namespace nimstone::judge
