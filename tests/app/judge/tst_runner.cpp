// Tests how runs of hostile programs end, that none of their processes survives, and that the next program runs undisturbed.
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <optional>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

#include "app/judge/runner.h"
#include "tests/app/judge/hostile.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone::judge;
using nimstone::tests::allMeans;
using nimstone::tests::bytes;
using nimstone::tests::expectNextRunWorks;
using nimstone::tests::Hostile;
using nimstone::tests::KernelFeatures;
using nimstone::tests::generousLimits;
using nimstone::tests::startedRunner;
using namespace std::chrono_literals;

namespace {

/// Returns the process among `some` that is a child of `parent`; 0 if there is none.
qint64 childOf(qint64 parent, const QList<qint64>& some)
{
    for (const qint64 process : some) {
        QFile status(QStringLiteral("/proc/%1/status").arg(process));
        if (status.open(QIODevice::ReadOnly) && status.readAll().contains("\nPPid:\t" + QByteArray::number(parent) + '\n'))
            return process;
    }
    return 0;
}

void rowsOfMeans()
{
    QTest::addColumn<KernelFeatures>("means");
    for (const KernelFeatures& means : allMeans())
        QTest::newRow(means.name) << means;
}

}  // namespace

class TestRunner : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<RunEnding>(); }
    void runnerReportsAProgramThatCannotStart();
    void programInheritsNothingFromTheRunner_data() { rowsOfMeans(); }
    void programInheritsNothingFromTheRunner();
    void runnerEndsEveryHostileProgram_data();
    void runnerEndsEveryHostileProgram();
    void programIsNotIdleWhileItsThreadsWait();
    void peakMemoryExcludesTheStartingProcess();
    void runKeepsBothEndsOfLongErrors();
    void runCanBeCancelled_data() { rowsOfMeans(); }
    void runCanBeCancelled();
    void runIsCancelledBeforeItBegins();
    void programsEndWhenTheirClientIsKilled_data();
    void programsEndWhenTheirClientIsKilled();
    void runnerRestartsItsServerAfterAKill_data();
    void runnerRestartsItsServerAfterAKill();
    void memoryOfAllProcessesTogetherIsLimited();

private:
    Hostile m_hostile{QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/app/judge/hostile")};
};

void TestRunner::runnerReportsAProgramThatCannotStart()
{
    const auto none = Runner::startFrom("/no/nimstone-run");
    QVERIFY(!none);
    QCOMPARE(none.error().kind, RunnerError::Kind::NotFound);
    QCOMPARE(bytes(none.error().path), QByteArray("/no/nimstone-run"));
    const auto another = Runner::startFrom("/bin/true");
    QVERIFY(!another);
    QCOMPARE(another.error().kind, RunnerError::Kind::NotStarted);
    // Programs in the build tree find nimstone-run in its folder.
    QVERIFY(Runner::start());

    Runner runner = startedRunner();
    for (const std::string& program : {std::string("/no/program"), std::string("/etc/passwd"), std::string("/")}) {
        const Run run = runner.run({{program}, {}, {}}, {}, generousLimits);
        QCOMPARE(run.ending, RunEnding::NotStarted);
        QCOMPARE(run.code, program == "/no/program" ? ENOENT : EACCES);
    }
    QCOMPARE(runner.run({{"/bin/true", std::string(1 << 20, 'a')}, {}, {}}, {}, generousLimits).code, E2BIG);
    QCOMPARE(runner.run({}, {}, generousLimits).code, EINVAL);
    expectNextRunWorks(runner, m_hostile);
}

void TestRunner::programInheritsNothingFromTheRunner()
{
    QFETCH(KernelFeatures, means);
    const int inherited = open("/", O_RDONLY);  // without O_CLOEXEC, so that a child process could inherit it
    Runner runner = startedRunner(means.options);
    const ProgramCall command = m_hostile.command(QStringLiteral("behaves"), {"a b", "\"c'", "取石"});
    const Run run = runner.run(command, "first\nsecond", generousLimits);
    close(inherited);
    QCOMPARE(run.ending, RunEnding::Exited);
    QCOMPARE(run.code, 3);
    QString said = QString::fromStdString(run.output);
    const QRegularExpression folder(QStringLiteral("HOME=(/.+)\n"));
    said.replace(folder.match(said).captured(1), QStringLiteral("FOLDER"));
    QCOMPARE(said, QStringLiteral("argument a b\nargument \"c'\nargument 取石\nenvironment PATH=%1\nenvironment LANG=C.UTF-8\n"
                                  "environment HOME=FOLDER\nenvironment TMPDIR=FOLDER\nleads its session 1\nfirst\nsecond")
                       .arg(qEnvironmentVariable("PATH")));
    QCOMPARE(bytes(run.errors), QByteArray());
    QVERIFY(run.cpu > 0us && run.cpu < 1s);
    QVERIFY(run.wall > 0us);
    QCOMPARE(runner.confinement().whole(), means.confined);
}

void TestRunner::runnerEndsEveryHostileProgram_data()
{
    QTest::addColumn<KernelFeatures>("means");
    QTest::addColumn<QString>("program");
    QTest::addColumn<std::vector<std::string>>("arguments");
    QTest::addColumn<RunEnding>("ending");
    QTest::addColumn<int>("code");
    struct Row {
        const char* program;
        std::vector<std::string> arguments;
        RunEnding ending;
        int code = -1;  // −1: any
        bool onlyAtOnce = false;
        bool dependsOnMeans = false;  // how the runner ends the program depends on the features of the kernel
    };
    const std::string bombs = std::to_string(nimstone::tests::count(100, 300));
    const Row rows[] = {
        {"nothing", {}, RunEnding::Exited, 0},
        {"forks", {"child"}, RunEnding::Exited, 0, false, true},
        {"forks", {"session"}, RunEnding::Exited, 0, false, true},
        {"forks", {"daemon"}, RunEnding::Exited, 0, false, true},
        {"forks", {"ignoring"}, RunEnding::Exited, 0, false, true},
        {"forks", {"stopped"}, RunEnding::Exited, 0, false, true},
        {"forks", {"stays"}, RunEnding::Idle, -1, false, true},
        {"bomb", {bombs}, RunEnding::Exited, 0, false, true},
        {"chain", {}, RunEnding::Exited, 0, true, true},
        {"output", {"endless"}, RunEnding::TooMuchOutput},
        {"output", {"ignoring"}, RunEnding::TooMuchOutput},
        {"output", {"errors"}, RunEnding::TooMuchOutput},
        {"output", {"file"}, RunEnding::TooMuchOutput},
        {"output", {"closed"}, RunEnding::Exited, 0},
        {"input", {}, RunEnding::Exited, 0},
        {"waits", {"sleeps"}, RunEnding::Idle},
        {"waits", {"stops"}, RunEnding::Idle},
        {"waits", {"spins"}, RunEnding::OutOfTime},
        {"waits", {"threads"}, RunEnding::OutOfTime},
        {"folder", {"remove"}, RunEnding::Exited, 0},
        {"folder", {"deep"}, RunEnding::Exited, 0},
        {"folder", {"closed"}, RunEnding::Exited, 0},
        {"folder", {"file"}, RunEnding::Exited, 0},
        {"memory", {"1000"}, RunEnding::OutOfMemory},
        {"memory", {"100000"}, RunEnding::OutOfMemory},
        {"memory", {"40"}, RunEnding::Exited, 0},
        {"memory", {"100000", "reserved"}, RunEnding::Exited, 0},
        {"memory", {"1000", "children", "1"}, RunEnding::OutOfMemory},
        {"memory", {"40", "children", "4"}, RunEnding::Exited, 0},
        {"threads", {"50"}, RunEnding::Exited, 0},
        {"signals", {"group"}, RunEnding::Signalled, SIGKILL, false, true},
        {"signals", {"abort"}, RunEnding::Signalled, SIGABRT},
        {"signals", {"thread"}, RunEnding::Signalled, SIGABRT},
        {"signals", {"segv"}, RunEnding::Signalled, SIGSEGV},
        {"signals", {"stack"}, RunEnding::Signalled, SIGSEGV},
    };
    for (std::size_t at = 0; at < allMeans().size(); ++at) {
        const KernelFeatures& means = allMeans()[at];
        for (const Row& row : rows) {
            if (row.onlyAtOnce && !means.atOnce)
                continue;
            // In a short run, a program that ends alike with all features runs with two of the six sets of features.
            if (!row.dependsOnMeans && (&row - rows) % 3 != static_cast<std::ptrdiff_t>(at % 3) && !nimstone::tests::deep())
                continue;
            std::string arguments;
            for (const std::string& argument : row.arguments)
                arguments += ' ' + argument;
            QTest::addRow("%s%s, %s", row.program, arguments.c_str(), means.name)
                << means << QString::fromUtf8(row.program) << row.arguments << row.ending << row.code;
        }
    }
}

void TestRunner::runnerEndsEveryHostileProgram()
{
    QFETCH(KernelFeatures, means);
    QFETCH(QString, program);
    QFETCH(std::vector<std::string>, arguments);
    QFETCH(RunEnding, ending);
    QFETCH(int, code);
    Runner runner = startedRunner(means.options);
    Limits limits = generousLimits;
    limits.memory = 64U << 20;
    if (ending == RunEnding::Idle)
        limits.wall = 100ms;
    if (ending == RunEnding::OutOfTime)
        limits.time = 100ms;
    const Run run = runner.run(m_hostile.command(program, arguments), "some input", limits);
    QCOMPARE(m_hostile.alive(), QList<qint64>());
    QCOMPARE(run.ending, ending);
    if (code >= 0)
        QCOMPARE(run.code, code);
    if (ending == RunEnding::OutOfTime)
        QVERIFY(run.cpu >= limits.time);
    if (ending == RunEnding::Idle)
        QVERIFY(run.wall >= limits.wall);
    if (ending == RunEnding::TooMuchOutput && arguments[0] == "endless")
        QCOMPARE(run.output.size(), limits.output);
    expectNextRunWorks(runner, m_hostile);
}

/// There are more threads than processors, so each thread waits for its turn. Such waiting is not idling: only the limit on
/// processor time stops the program, after several times the wall-clock limit.
void TestRunner::programIsNotIdleWhileItsThreadsWait()
{
    Runner runner = startedRunner();
    Limits limits = generousLimits;
    limits.time = 400ms * std::max(1U, std::thread::hardware_concurrency());
    limits.wall = 50ms;
    QCOMPARE(runner.run(m_hostile.command(QStringLiteral("waits"), {"crowd"}), {}, limits).ending, RunEnding::OutOfTime);
}

void TestRunner::peakMemoryExcludesTheStartingProcess()
{
    const std::vector<char> large(300U << 20, 'a');
    Runner runner = startedRunner();
    const Run run = runner.run(m_hostile.command(QStringLiteral("nothing"), {}), {}, generousLimits);
    QVERIFY(large[std::size_t(run.wall.count()) % large.size()] == 'a');
    QVERIFY2(run.memory < (8U << 20), qPrintable(QString::number(run.memory)));
    const Run hog = runner.run(m_hostile.command(QStringLiteral("memory"), {"100"}), {}, generousLimits);
    QVERIFY2(hog.memory > (100U << 20) && hog.memory < (110U << 20), qPrintable(QString::number(hog.memory)));
}

/// Each process may use memory up to the limit; all processes together may use twice the limit plus 1 GB.
void TestRunner::memoryOfAllProcessesTogetherIsLimited()
{
    Runner runner = startedRunner();
    Limits limits = generousLimits;
    limits.memory = 64U << 20;
    const ProgramCall command = m_hostile.command(QStringLiteral("memory"), {"60", "children", "30"});
    const Run run = runner.run(command, {}, limits);
    QCOMPARE(run.ending, RunEnding::OutOfMemory);
    QVERIFY2(run.memory > (1U << 30), qPrintable(QString::number(run.memory)));
    expectNextRunWorks(runner, m_hostile);
}

void TestRunner::runKeepsBothEndsOfLongErrors()
{
    Runner runner = startedRunner();
    const ProgramCall command{{"/bin/sh", "-c", "echo first >&2; head -c 200000 /dev/zero >&2; echo last >&2"}, {}, {}};
    const Run run = runner.run(command, {}, generousLimits);
    QCOMPARE(run.ending, RunEnding::Exited);
    QCOMPARE(run.errors.size(), std::size_t(65536 + 5));
    QVERIFY(run.errors.starts_with("first\n"));
    QVERIFY(run.errors.ends_with("last\n"));
}

void TestRunner::runCanBeCancelled()
{
    QFETCH(KernelFeatures, means);
    Runner runner = startedRunner(means.options);
    Run run;
    std::jthread thread([&](std::stop_token stop) {
        run = runner.run(m_hostile.command(QStringLiteral("forks"), {"stays"}), {}, generousLimits, std::move(stop));
    });
    QTRY_COMPARE_WITH_TIMEOUT(m_hostile.alive().size(), 2, 30000);
    thread.request_stop();
    thread.join();
    QCOMPARE(run.ending, RunEnding::Cancelled);
    QCOMPARE(m_hostile.alive(), QList<qint64>());
    expectNextRunWorks(runner, m_hostile);
}

void TestRunner::runIsCancelledBeforeItBegins()
{
    Runner runner = startedRunner();
    std::stop_source source;
    source.request_stop();
    const Run run = runner.run(m_hostile.command(QStringLiteral("nothing"), {}), {}, generousLimits, source.get_token());
    QCOMPARE(run.ending, RunEnding::Cancelled);
    expectNextRunWorks(runner, m_hostile);
}

void TestRunner::programsEndWhenTheirClientIsKilled_data()
{
    QTest::addColumn<QString>("client");
    QTest::addColumn<QStringList>("arguments");
    const QString forks = m_hostile.program(QStringLiteral("forks"));
    for (const KernelFeatures& means : allMeans()) {
        QStringList arguments{QStringLiteral(NIMSTONE_RUN)};
        for (const std::string& option : means.options)
            arguments.append(QString::fromStdString(option));
        QTest::newRow(means.name) << QStringLiteral(NIMSTONE_JUDGE_CLIENT) << arguments + QStringList{forks, QStringLiteral("stays")};
    }
    QTest::newRow("the window as the client") << QStringLiteral(NIMSTONE_JUDGE_WINDOW) << QStringList{forks};
}

void TestRunner::programsEndWhenTheirClientIsKilled()
{
    QFETCH(QString, client);
    QFETCH(QStringList, arguments);
    const QTemporaryDir temporary;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TMPDIR"), temporary.path());
    process.setProcessEnvironment(environment);
    process.start(client, arguments);
    QTRY_COMPARE_WITH_TIMEOUT(m_hostile.alive().size(), 2, 30000);
    const auto folders = [&temporary] {
        return QDir(temporary.path()).entryList({QStringLiteral("nimstone-run*")}, QDir::Dirs);
    };
    QVERIFY(!folders().isEmpty());
    process.kill();
    QTRY_COMPARE_WITH_TIMEOUT(m_hostile.alive(), QList<qint64>(), 30000);
    QTRY_COMPARE_WITH_TIMEOUT(folders(), QStringList(), 30000);
    process.waitForFinished(-1);
}

void TestRunner::runnerRestartsItsServerAfterAKill_data()
{
    QTest::addColumn<int>("generation");
    QTest::newRow("the process that was started is killed") << 1;
    QTest::newRow("the child of that process is killed") << 2;
    QTest::newRow("the first process of the namespace is killed") << 3;
}

void TestRunner::runnerRestartsItsServerAfterAKill()
{
    QFETCH(int, generation);
    const QTemporaryDir temporary;
    qputenv("TMPDIR", temporary.path().toUtf8());
    const auto unset = qScopeGuard([] { qunsetenv("TMPDIR"); });
    std::optional<Runner> runner(startedRunner());
    Run run;
    std::thread thread([&] { run = runner->run(m_hostile.command(QStringLiteral("forks"), {"stays"}), {}, generousLimits); });
    const auto stop = qScopeGuard([&] { thread.join(); });
    QTRY_COMPARE_WITH_TIMEOUT(m_hostile.alive().size(), 2, 30000);
    qint64 process = getpid();
    for (int i = 0; i < generation; ++i)
        process = childOf(process, m_hostile.alive(QStringLiteral(NIMSTONE_RUN)));
    QVERIFY(process > 0 && process != getpid());
    ::kill(static_cast<pid_t>(process), SIGKILL);
    QTRY_COMPARE_WITH_TIMEOUT(m_hostile.alive(), QList<qint64>(), 30000);
    thread.join();
    thread = std::thread([] {});
    QCOMPARE(run.ending, RunEnding::NotStarted);
    QCOMPARE(run.code, 0);
    expectNextRunWorks(*runner, m_hostile);
    runner.reset();
    QVERIFY(QDir(temporary.path()).isEmpty());
}

NIMSTONE_TEST(TestRunner)
#include "tst_runner.moc"
