// Programs that do what they should not, compiled into a folder of the test; and who of them is still there.
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

/// Which of the kernel's means nimstone-run has to do with: all, and as on older systems.
struct Means {
    const char* name;
    std::vector<std::string> options;
    bool confined = true;     ///< whether files outside are out of reach
    bool atOnce = true;       ///< whether all that a program has started can be ended at one stroke
};

inline const std::vector<Means>& allMeans()
{
    static const std::vector<Means> means{
        {"all", {}},
        {"no namespace", {"--no-namespace"}},
        {"Landlock 2", {"--landlock", "2"}},
        {"Landlock 2, no namespace", {"--landlock", "2", "--no-namespace"}, true, false},
        {"no Landlock", {"--landlock", "0"}, false},
        {"neither", {"--landlock", "0", "--no-namespace"}, false, false},
    };
    return means;
}

/// Enough for a machine that has much else to do.
inline constexpr judge::Limits roomy{std::chrono::seconds(10), std::chrono::seconds(60), 256U << 20, 1U << 20};

inline judge::Runner startedRunner(const std::vector<std::string>& options = {})
{
    auto runner = judge::Runner::startFrom(NIMSTONE_RUN, options);
    if (!runner)
        qFatal("nimstone-run does not start: %d", runner.error().code);
    return std::move(*runner);
}

/// As Qt's tests show it.
inline QByteArray bytes(const std::string& text)
{
    return QByteArray::fromStdString(text);
}

class Hostile {
public:
    explicit Hostile(const QString& sources) : m_sources(sources) {}

    /// The path of hostile/NAME.c, compiled.
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

    /// The processes that run one of the programs, or `other`.
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

    /// None survives a test, not even one that has failed.
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
    const judge::Run next = runner.run(hostile.command(QStringLiteral("input"), {}), "letters", roomy);
    QCOMPARE(next.ending, judge::RunEnding::Exited);
    QCOMPARE(bytes(next.output), QByteArray("7 again\n"));
}

}  // namespace nimstone::tests

Q_DECLARE_METATYPE(nimstone::tests::Means)
Q_DECLARE_METATYPE(nimstone::judge::RunEnding)
Q_DECLARE_METATYPE(std::vector<std::string>)
