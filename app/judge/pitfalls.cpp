#include "app/judge/pitfalls.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <utility>

#include "core/contest/compare.h"
#include "core/contest/inputs.h"

namespace nimstone::judge {

namespace {

std::string contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The result of a program on one input: the output, split into tokens, and the way in which the run ended.
struct Answers {
    RunEnding ending = RunEnding::NotStarted;
    int code = 0;
    std::vector<std::string> tokens{};

    bool operator==(const Answers&) const = default;
};

/// True if the known mistakes explain the output of `program` on an input. `wrongs` are the outputs of the programs with these mistakes on
/// the same input, and `right` is the expected output.
bool explain(const std::vector<Answers>& wrongs, const Answers& program, const Answers& right)
{
    const auto hasAllTokens = [&right](const Answers& each) {
        return each.ending == right.ending && each.code == right.code && each.tokens.size() == right.tokens.size();
    };
    if (!hasAllTokens(program) || !std::ranges::all_of(wrongs, hasAllTokens))
        return program != right && std::ranges::find(wrongs, program) != wrongs.end();
    for (std::size_t token = 0; token < right.tokens.size(); ++token) {
        const std::string& asked = program.tokens[token];
        std::size_t mistakes = 0;
        bool isAsOne = false;
        for (const Answers& wrong : wrongs) {
            if (wrong.tokens[token] != right.tokens[token]) {
                ++mistakes;
                isAsOne = isAsOne || wrong.tokens[token] == asked;
            }
        }
        if ((mistakes == 0 && asked != right.tokens[token]) || (mistakes == 1 && !isAsOne))
            return false;
    }
    return true;
}

/// Compares programs on a list of inputs.
class Comparing {
public:
    Comparing(const contest::Problem& problem, std::vector<std::string_view> inputs, const Limits& limits, std::stop_token stop)
        : m_problem(problem), m_inputs(std::move(inputs)), m_limits(limits), m_stop(std::move(stop))
    {
        for (const std::string_view input : m_inputs) {
            m_expected.push_back(contest::answersTo(problem, input));
            m_right.push_back(answers(m_right.size(), RunEnding::Exited, 0, m_expected.back()));
        }
    }

    bool stopped() const { return m_stop.stop_requested(); }

    /// Runs the program on each input and returns the results.
    std::vector<Answers> answersOf(const RunProgram& program) const
    {
        std::vector<Answers> all;
        for (std::size_t at = 0; at < m_inputs.size(); ++at) {
            const Run run = stopped() ? Run() : program(m_inputs[at], m_limits);
            const bool ended = run.ending == RunEnding::Exited;
            all.push_back(answers(at, run.ending, run.code, ended ? run.output : std::string()));
        }
        return all;
    }

    bool isRight(const Answers& answers, std::size_t input) const { return answers == m_right[input]; }

    bool areExplained(const std::vector<Answers>& program, const std::vector<const std::vector<Answers>*>& pitfalls) const
    {
        for (std::size_t at = 0; at < m_inputs.size(); ++at) {
            std::vector<Answers> wrongs;
            for (const std::vector<Answers>* const each : pitfalls)
                wrongs.push_back((*each)[at]);
            if (!explain(wrongs, program[at], m_right[at]))
                return false;
        }
        return true;
    }

private:
    Answers answers(std::size_t input, RunEnding ending, int code, const std::string& output) const
    {
        const std::string settled = m_problem.settle ? m_problem.settle(m_inputs[input], m_expected[input], output) : output;
        Answers answers{ending, code};
        for (const std::string_view token : contest::tokensOf(settled))
            answers.tokens.emplace_back(token);
        return answers;
    }

    const contest::Problem& m_problem;
    const std::vector<std::string_view> m_inputs;
    const Limits& m_limits;
    std::stop_token m_stop;
    std::vector<std::string> m_expected;
    std::vector<Answers> m_right;
};

/// A pitfall that may explain the user's program: on the pitfall's own input, both give the same wrong answer.
struct CandidatePitfall {
    std::string name;
    std::vector<Answers> answers;
};

/// Returns the names of the smallest set among the first 10 suspects that explains the answers `program`. The result is empty if
/// no such set explains them.
std::vector<std::string> fewest(const std::vector<CandidatePitfall>& suspects, const std::vector<Answers>& program, const Comparing& comparing)
{
    constexpr std::size_t most = 10;
    const unsigned sets = 1U << std::min(suspects.size(), most);
    for (std::size_t size = 1; size <= suspects.size(); ++size) {
        for (unsigned set = 1; set < sets; ++set) {
            std::vector<const std::vector<Answers>*> answers;
            std::vector<std::string> names;
            for (std::size_t at = 0; at < suspects.size(); ++at) {
                if ((set >> at & 1U) != 0) {
                    answers.push_back(&suspects[at].answers);
                    names.push_back(suspects[at].name);
                }
            }
            if (names.size() == size && comparing.areExplained(program, answers))
                return names;
        }
    }
    return {};
}

}  // namespace

std::vector<Pitfall> pitfallsOf(std::string_view problem)
{
    const QDir folder(QStringLiteral(":/contest/wrong/") + QString::fromUtf8(problem));
    std::vector<Pitfall> pitfalls;
    for (const QString& file : folder.entryList({QStringLiteral("*.cpp")}, QDir::Files, QDir::Name)) {
        const QString name = file.chopped(4);
        pitfalls.push_back({name.toStdString(), contents(folder.filePath(file)), contents(folder.filePath(name + QStringLiteral(".in")))});
    }
    return pitfalls;
}

std::vector<std::string> likeness(const contest::Problem& problem, const Failure& failure, const RunProgram& program,
                                  const Prepare& prepare, const Limits& limits, std::stop_token stop)
{
    if (failure.verdict != Verdict::WrongAnswer || failure.flaky)
        return {};
    const std::vector<Pitfall> pitfalls = pitfallsOf(problem.name);
    std::vector<std::string_view> inputs;
    for (const Pitfall& pitfall : pitfalls)
        inputs.push_back(pitfall.input);
    inputs.push_back(failure.input);
    inputs.push_back(failure.rawInput);
    const Comparing comparing(problem, std::move(inputs), limits, std::move(stop));
    const std::vector<Answers> given = comparing.answersOf(program);
    std::vector<CandidatePitfall> suspects;
    for (std::size_t at = 0; at < pitfalls.size() && !comparing.stopped(); ++at) {
        if (comparing.isRight(given[at], at))
            continue;
        const auto other = prepare(pitfalls[at]);
        if (!other)
            continue;
        CandidatePitfall suspect{pitfalls[at].name, comparing.answersOf(*other)};
        if (suspect.answers[at] != given[at])
            continue;
        if (comparing.areExplained(given, {&suspect.answers}))
            return {suspect.name};
        suspects.push_back(std::move(suspect));
    }
    // The pitfalls that fail on the input that the user sees come first, because fewest() considers only 10 suspects.
    std::stable_partition(suspects.begin(), suspects.end(), [&comparing, shown = pitfalls.size()](const CandidatePitfall& suspect) {
        return !comparing.isRight(suspect.answers[shown], shown);
    });
    return comparing.stopped() ? std::vector<std::string>() : fewest(suspects, given, comparing);
}

}  // namespace nimstone::judge
