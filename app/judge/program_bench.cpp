#include "app/viewmodels/contest/program_bench.h"

#include <QDir>
#include <QSaveFile>
#include <QStandardPaths>

namespace nimstone {

std::shared_ptr<ProgramBench> ProgramBench::make(std::optional<judge::RunnerError>& error, std::stop_token stop)
{
    auto runner = judge::Runner::start();
    if (!runner) {
        error = runner.error();
        return nullptr;
    }
    auto tools = judge::findTools(*runner, std::move(stop));
    return std::make_shared<ProgramBench>(ProgramBench{std::move(*runner), std::move(tools)});
}

std::string ProgramBench::cacheFolder()
{
    return (QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/programs")).toStdString();
}

tl::expected<judge::Command, judge::CompileError> ProgramBench::compiled(const std::string& name, const std::string& source,
                                                                         std::stop_token stop)
{
    const QString folder = QString::fromStdString(cacheFolder()) + QStringLiteral("/sources");
    QSaveFile file(folder + QLatin1Char('/') + QString::fromStdString(name) + QStringLiteral(".cpp"));
    const auto bytes = static_cast<qint64>(source.size());
    if (!QDir().mkpath(folder) || !file.open(QIODevice::WriteOnly) || file.write(source.data(), bytes) != bytes || !file.commit())
        return tl::unexpected(judge::CompileError{judge::CompileError::Kind::CacheFailed});
    return judge::compile(runner, tools, {file.fileName().toStdString()}, cacheFolder(), std::move(stop));
}

}  // namespace nimstone
