#include "app/judge/program_bench.h"

#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

namespace nimstone::judge {

ProgramBench::ProgramBench(Runner runner, std::string cache, std::stop_token stop)
    : m_runner(std::move(runner)), m_tools(findTools(m_runner, std::move(stop))), m_cache(std::move(cache))
{
}

tl::expected<std::shared_ptr<ProgramBench>, RunnerError> ProgramBench::make(std::stop_token stop, const std::string& cache)
{
    return Runner::start().map([&](Runner&& runner) {
        return std::shared_ptr<ProgramBench>(new ProgramBench(std::move(runner), cache, std::move(stop)));
    });
}

std::string ProgramBench::userCache()
{
    return (QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QStringLiteral("/nimstone/programs")).toStdString();
}

tl::expected<CompiledProgram, CompileError> ProgramBench::compiled(const std::vector<std::string>& program, std::stop_token stop,
                                                                   const contest::Problem* problem)
{
    return compile(m_runner, m_tools, program, m_cache, std::move(stop), compilerLimits, problem);
}

tl::expected<CompiledProgram, CompileError> ProgramBench::compiled(const contest::Problem& problem, const Pitfall& pitfall,
                                                                   std::stop_token stop)
{
    const QString folder = QString::fromStdString(m_cache) + QStringLiteral("/sources");
    QSaveFile file(folder + QLatin1Char('/') + QString::fromStdString(std::string(problem.name) + '-' + pitfall.name + ".cpp"));
    const auto bytes = static_cast<qint64>(pitfall.source.size());
    if (!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly) || file.write(pitfall.source.data(), bytes) != bytes || !file.commit())
        return tl::unexpected(CompileError{CompileError::Kind::CacheFailed});
    return compiled({file.fileName().toStdString()}, std::move(stop));
}

Run ProgramBench::run(const ProgramCall& command, std::string_view input, const Limits& limits, std::stop_token stop)
{
    return m_runner.run(command, input, limits, std::move(stop));
}

RunProgram ProgramBench::running(ProgramCall command, std::stop_token stop)
{
    return [this, command = std::move(command), stop = std::move(stop)](std::string_view input, const Limits& limits) {
        return run(command, input, limits, stop);
    };
}

tl::expected<ProgramBench::Judged, CompileError> ProgramBench::judged(const contest::Problem& problem,
                                                                      const std::vector<std::string>& program, const Settings& settings,
                                                                      const std::function<void(const JudgeProgress&)>& progress,
                                                                      std::stop_token stop)
{
    return compiled(program, stop, &problem).map([&](CompiledProgram&& command) {
        std::vector<Note> notes = std::move(command.notes);
        const RunProgram runs = running(std::move(command), stop);
        Judged judged{judge(problem, runs, settings, progress, stop), {}};
        judged.judgement.notes.insert(judged.judgement.notes.begin(), notes.begin(), notes.end());
        if (!judged.judgement.failure)
            return judged;
        const auto prepare = [&](const Pitfall& pitfall) -> std::optional<RunProgram> {
            auto wrong = compiled(problem, pitfall, stop);
            return wrong ? std::optional(running(std::move(*wrong), stop)) : std::nullopt;
        };
        judged.like = likeness(problem, *judged.judgement.failure, runs, prepare, settings.limits, stop);
        return judged;
    });
}

}  // namespace nimstone::judge
