#include "app/judge/pitfalls.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace nimstone::judge {

namespace {

std::string contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The answers, where the program ended well.
std::optional<std::string> answers(const RunProgram& program, std::string_view input, const Limits& limits)
{
    Run run = program(input, limits);
    return run.ending == RunEnding::Exited && run.code == 0 ? std::optional(std::move(run.output)) : std::nullopt;
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

std::optional<std::string> likeness(const contest::Problem& problem, const Failure& failure, const RunProgram& program,
                                    const Prepare& prepare, const Limits& limits, std::stop_token stop)
{
    if (failure.verdict != Verdict::WrongAnswer || failure.flaky)
        return std::nullopt;
    const std::vector<Pitfall> pitfalls = pitfallsOf(problem.name);
    std::vector<std::string_view> inputs{failure.input, failure.rawInput};
    for (const Pitfall& pitfall : pitfalls)
        inputs.push_back(pitfall.input);
    std::vector<std::optional<std::string>> given;
    for (const std::string_view input : inputs)
        given.push_back(stop.stop_requested() ? std::nullopt : answers(program, input, limits));
    for (const Pitfall& pitfall : pitfalls) {
        if (stop.stop_requested())
            return std::nullopt;
        const auto other = prepare(pitfall);
        bool alike = other.has_value();
        for (std::size_t at = 0; alike && at < inputs.size(); ++at) {
            const auto theirs = answers(*other, inputs[at], limits);
            alike = given[at] && theirs
                && contest::compare(problem, inputs[at], *theirs, *given[at]).kind != contest::Comparison::Kind::Wrong;
        }
        if (alike)
            return pitfall.name;
    }
    return std::nullopt;
}

}  // namespace nimstone::judge
