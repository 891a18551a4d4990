// Writes sources and scripts into a folder of the test, compiles them, and runs them.
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "app/judge/toolchain.h"
#include "tests/app/judge/hostile.h"

namespace nimstone::tests {

/// Limits that suffice even on a busy machine.
inline constexpr judge::Limits enoughToRun{std::chrono::seconds(20), std::chrono::seconds(60), 256U << 20, 1U << 20};
inline constexpr judge::Limits enoughToCompile{std::chrono::seconds(60), std::chrono::seconds(120), 2147483648U, 256U << 20};

struct Sources {
    QTemporaryDir folder;
    std::string cache = folder.filePath(QStringLiteral("cache")).toStdString();
    judge::Runner runner = startedRunner();
    std::vector<judge::Tool> tools = judge::findTools(runner, "/usr/bin:/bin");

    QString write(const QString& name, const QByteArray& text, bool executable = false)
    {
        QFile file(folder.filePath(name));
        QDir().mkpath(QFileInfo(file).path());
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
        if (executable)
            file.setPermissions(file.permissions() | QFile::ExeOwner);
        return file.fileName();
    }
    tl::expected<judge::CompiledProgram, judge::CompileError> compiled(const QString& file, const char* problem = nullptr,
                                                                       std::vector<std::string> arguments = {})
    {
        arguments.insert(arguments.begin(), file.toStdString());
        const judge::CompileOptions options{.problem = problem ? contest::problemNamed(problem) : nullptr};
        return judge::compile(runner, tools, arguments, cache, {}, enoughToCompile, options);
    }
    judge::Run run(const judge::ProgramCall& command, std::string_view input = {}) { return runner.run(command, input, enoughToRun); }
};

}  // namespace nimstone::tests
