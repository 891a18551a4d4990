#include "app/judge/trials.h"

#include <algorithm>

#include "app/judge/python.h"
#include "core/contest/compare.h"
#include "core/contest/inputs.h"
#include "core/contest/site.h"

namespace nimstone::judge {

namespace {

/// Returns the processor time of a run, or its wall-clock time if the program was idle. If the run exceeded one of these limits,
/// the result is at least this limit.
std::chrono::microseconds timeOf(const Run& run, const Limits& limits)
{
    switch (run.ending) {
    case RunEnding::OutOfTime: return std::max<std::chrono::microseconds>(run.cpu, limits.time);
    case RunEnding::Idle: return std::max<std::chrono::microseconds>(run.wall, limits.wall);
    case RunEnding::Cancelled: case RunEnding::NotStarted: return {};
    case RunEnding::Exited: case RunEnding::Signalled: case RunEnding::OutOfMemory: case RunEnding::TooMuchOutput: break;
    }
    return run.cpu;
}

/// Returns the peak memory of a run in bytes. If the run ended because the program got no more memory, the result is at least the memory
/// limit.
std::uint64_t memoryOf(const Run& run, const Limits& limits)
{
    if (run.ending == RunEnding::Cancelled || run.ending == RunEnding::NotStarted)
        return 0;
    return run.ending == RunEnding::OutOfMemory ? std::max(run.memory, limits.memory) : run.memory;
}

}  // namespace

using contest::Comparison;

std::size_t Trials::together() const
{
    constexpr Count most = 1'000;
    return std::min(contest::mostCases(m_problem), most);
}

Trial Trials::on(const std::vector<contest::Case>& cases, const Limits& limits)
{
    return on(contest::written(m_problem, cases), limits);
}

Trial Trials::on(std::string input, const Limits& limits)
{
    Trial outcome;
    outcome.input = std::move(input);
    outcome.expected = contest::answersTo(m_problem, outcome.input);
    outcome.run = m_program(outcome.input, limits);
    ++m_judgement.runs;
    auto [verdict, notes] = verdictOn(m_problem, outcome.input, outcome.expected, outcome.run);
    outcome.verdict = verdict;
    for (Note& note : notes) {
        if (std::ranges::find(m_judgement.notes, note.kind, &Note::kind) == m_judgement.notes.end())
            m_judgement.notes.push_back(std::move(note));
    }
    m_judgement.slowest = std::max(m_judgement.slowest, timeOf(outcome.run, limits));
    m_judgement.memory = std::max(m_judgement.memory, memoryOf(outcome.run, limits));
    return outcome;
}

void Trials::report(const JudgeProgress& progress) const
{
    if (m_progress)
        m_progress(progress);
}

/// Returns the known causes of a failed run, found in its error output.
static std::vector<Note> causesOf(const Run& run)
{
    const std::optional<Note> cause = pythonCause(run.errors);
    return cause ? std::vector{*cause} : std::vector<Note>();
}

RunVerdict verdictOn(const contest::Problem& problem, std::string_view input, std::string_view expected, const Run& run)
{
    switch (run.ending) {
    case RunEnding::OutOfTime: return {Verdict::TimeLimitExceeded};
    case RunEnding::Idle: return {Verdict::IdleLimitExceeded};
    case RunEnding::OutOfMemory: return {Verdict::MemoryLimitExceeded};
    case RunEnding::TooMuchOutput: return {Verdict::OutputLimitExceeded};
    case RunEnding::Signalled: return {Verdict::RuntimeError, causesOf(run)};
    case RunEnding::Cancelled: case RunEnding::NotStarted: return {Verdict::JudgeError};
    case RunEnding::Exited: break;
    }
    const contest::SiteRules& rules = contest::siteRules(problem);
    const auto kind = contest::compare(problem, input, expected, run.output).kind;
    RunVerdict result;
    if (run.code != 0) {
        // Judges with old compilers ignore the exit status. But an error message shows that an interpreter stopped at an error.
        if (!rules.oldCompilers || !run.errors.empty())
            return {Verdict::RuntimeError, causesOf(run)};
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

}  // namespace nimstone::judge
