// Compiles hostile programs into a folder of the test, and finds their processes that are still running.
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include <signal.h>

#include "app/judge/runner.h"

namespace nimstone::tests {

/// The features of the kernel that nimstone-run may use in a test: all features, or only the features of older systems.
struct KernelFeatures {
    const char* name;
    std::vector<std::string> options;
    bool confined = true;     ///< programs cannot reach files outside their folder
    bool atOnce = true;       ///< all processes that a program has started can be killed at once
};

inline const std::vector<KernelFeatures>& allMeans()
{
    static const std::vector<KernelFeatures> means{
        {"all", {}},
        {"no namespace", {"--no-namespace"}},
        {"Landlock 2", {"--landlock", "2"}},
        {"Landlock 2, no namespace", {"--landlock", "2", "--no-namespace"}, true, false},
        {"no Landlock", {"--landlock", "0"}, false},
        {"no Landlock, no namespace", {"--landlock", "0", "--no-namespace"}, false, false},
    };
    return means;
}

/// Limits that suffice even on a busy machine.
inline constexpr judge::Limits generousLimits{std::chrono::seconds(10), std::chrono::seconds(60), 256U << 20, 1U << 20};

inline judge::Runner startedRunner(const std::vector<std::string>& options = {})
{
    auto runner = judge::Runner::startFrom(NIMSTONE_RUN, options);
    if (!runner)
        qFatal("nimstone-run cannot be started: error %d", runner.error().code);
    return std::move(*runner);
}

/// Converts a text so that failed comparisons show it.
inline QByteArray bytes(const std::string& text)
{
    return QByteArray::fromStdString(text);
}

class Hostile {
public:
    explicit Hostile(const QString& sources) : m_sources(sources) {}

    /// Compiles hostile/NAME.c and returns the path of the program.
    QString program(const QString& name)
    {
        const QString path = m_folder.filePath(name);
        if (!QFile::exists(path)) {
            QProcess compiler;
            compiler.start(QStringLiteral(NIMSTONE_COMPILER),
                           {QStringLiteral("-x"), QStringLiteral("c"), QStringLiteral("-O1"), QStringLiteral("-o"), path,
                            m_sources + u'/' + name + QStringLiteral(".c"), QStringLiteral("-lpthread")});
            if (!compiler.waitForFinished(-1) || compiler.exitCode() != 0)
                qFatal("%s", compiler.readAllStandardError().constData());
        }
        return path;
    }

    judge::ProgramCall command(const QString& name, const std::vector<std::string>& arguments)
    {
        judge::ProgramCall command{{program(name).toStdString()}, {m_folder.path().toStdString()}, {}};
        command.arguments.insert(command.arguments.end(), arguments.begin(), arguments.end());
        return command;
    }

    /// Returns the ids of the processes that run one of the hostile programs or the program `other`.
    QList<qint64> alive(const QString& other = {}) const
    {
        QList<qint64> found;
        const QStringList numbers = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
        for (const QString& number : numbers) {
            const QString program = QFile::symLinkTarget(QStringLiteral("/proc/%1/exe").arg(number));
            if (program.startsWith(m_folder.path()) || (!other.isEmpty() && program == other))
                found.append(number.toLongLong());
        }
        return found;
    }

    /// Kills the programs that are left after a failed test.
    ~Hostile()
    {
        for (const qint64 process : alive())
            ::kill(static_cast<pid_t>(process), SIGKILL);
    }

private:
    QString m_sources;
    QTemporaryDir m_folder;
};

inline void expectNextRunWorks(judge::Runner& runner, Hostile& hostile)
{
    const judge::Run next = runner.run(hostile.command(QStringLiteral("input"), {}), "letters", generousLimits);
    QCOMPARE(next.ending, judge::RunEnding::Exited);
    QCOMPARE(bytes(next.output), QByteArray("7 again\n"));
}

}  // namespace nimstone::tests

Q_DECLARE_METATYPE(nimstone::tests::KernelFeatures)
Q_DECLARE_METATYPE(nimstone::judge::RunEnding)
Q_DECLARE_METATYPE(std::vector<std::string>)
