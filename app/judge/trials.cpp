#include "app/judge/trials.h"

#include <algorithm>

#include "core/contest/compare.h"
#include "core/contest/inputs.h"
#include "core/contest/site.h"

namespace nimstone::judge {

using contest::Comparison;

Outcome Trials::on(const std::vector<contest::Case>& cases, const Limits& limits)
{
    return on(contest::written(m_problem, cases), limits);
}

Outcome Trials::on(std::string input, const Limits& limits)
{
    Outcome outcome;
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
    if (outcome.run.ending == RunEnding::Exited) {
        m_judgement.slowest = std::max(m_judgement.slowest, outcome.run.cpu);
        m_judgement.memory = std::max(m_judgement.memory, outcome.run.memory);
    }
    return outcome;
}

void Trials::report(const JudgeProgress& progress) const
{
    if (m_progress)
        m_progress(progress);
}

RunVerdict verdictOn(const contest::Problem& problem, std::string_view input, std::string_view expected, const Run& run)
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

}  // namespace nimstone::judge
