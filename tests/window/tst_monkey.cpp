// The random-input test (monkey): after random events there must be no warning and no lost data. The test
// sends 250 events, or 50,000 with ./dev test --deep; NIMSTONE_MONKEY=SEED sends the 500 events of one seed. A window that is stuck
// ends the test by the general limit of test functions, and the last actions are printed. bench_monkey measures how long an event takes.
#include <QDesktopServices>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTest>
#include <QUrl>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <memory>
#include <unistd.h>

#include "app/start/window.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "tests/window/kept.h"
#include "tests/window/monkey.h"
#include "tests/window/monkey_home.h"
#include "tests/window/opened.h"
#include "tests/window/warnings.h"

using namespace nimstone;

namespace {

constexpr int eventsInAWindow = 170;

/// The last actions, in memory that a signal handler can still print after a crash.
class Story {
public:
    static void tell(const QString& deed)
    {
        std::snprintf(s_deeds[s_count++ % kept], length, "%s\n", qPrintable(deed));
    }
    static QString text()
    {
        QString story;
        for (unsigned place = s_count < kept ? 0 : s_count - kept; place < s_count; ++place)
            story += QString::fromLocal8Bit(s_deeds[place % kept]);
        return story;
    }
    static void begin(quint64 seed)
    {
        s_count = 0;
        tell(QStringLiteral("seed %1").arg(seed));
    }
    static void writeAtCrashes()
    {
        for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL})
            std::signal(signal, write);
    }

private:
    static void write(int signal)
    {
        std::signal(signal, SIG_DFL);
        for (unsigned place = s_count < kept ? 0 : s_count - kept; place < s_count; ++place) {
            const char* const deed = s_deeds[place % kept];
            if (::write(STDERR_FILENO, deed, std::strlen(deed)) < 0)
                break;
        }
        std::raise(signal);
    }

    static constexpr unsigned kept = 21;
    static constexpr std::size_t length = 240;
    static inline char s_deeds[kept][length] = {};
    static inline unsigned s_count = 0;
};

}  // namespace

class TestMonkey : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void openNowhere(const QUrl&) {}

private Q_SLOTS:
    void initTestCase();
    void randomInputCausesNoWarningOrDataLoss_data();
    void randomInputCausesNoWarningOrDataLoss();

private:
    int m_games = 0;
    int m_sets = 0;
    int m_runs = 0;
    int m_events = 0;
};

void TestMonkey::initTestCase()
{
    // Folders that other programs would show are not opened.
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "openNowhere");
    Story::writeAtCrashes();
}

void TestMonkey::randomInputCausesNoWarningOrDataLoss_data()
{
    QTest::addColumn<quint64>("seed");
    const bool one = qEnvironmentVariableIsSet("NIMSTONE_MONKEY");
    const quint64 first = one ? qEnvironmentVariable("NIMSTONE_MONKEY").toULongLong() : 1;
    const quint64 seeds = one ? 1 : tests::count(1, 100);
    for (quint64 seed = first; seed < first + seeds; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void TestMonkey::randomInputCausesNoWarningOrDataLoss()
{
    QFETCH(quint64, seed);
    // A single seed is repeated with all its events.
    const int events = qEnvironmentVariableIsSet("NIMSTONE_MONKEY") ? 500 : tests::count(250, 500);
    Story::begin(seed);
    qputenv("NIMSTONE_SEED", QByteArray::number(seed));
    const tests::MonkeyHome home;
    tests::Monkey monkey(seed, Story::tell);
    tests::Warnings warnings;
    std::unique_ptr<Window> window;
    tests::Kept before;
    const auto close = [&] {
        before = tests::Kept::in(*window);
        window.reset();
        const QString missing = before.missingIn(tests::Kept::onDisk());
        QVERIFY2(missing.isEmpty(), qPrintable(missing + QLatin1Char('\n') + Story::text()));
        m_games += before.game.isEmpty() ? 0 : 1;
        m_sets += before.set.isEmpty() ? 0 : 1;
        m_runs += before.run.isEmpty() ? 0 : 1;
    };
    for (int number = 0; number < events; ++number) {
        if (number % eventsInAWindow == 0) {
            if (window)
                close();
            if (QTest::currentTestFailed())
                return;
            Story::tell(QStringLiteral("a new window"));
            window = std::make_unique<Window>(Options());
            QVERIFY(window->window());
            window->window()->requestActivate();
            QVERIFY(QTest::qWaitForWindowActive(window->window(), tests::patience));
        }
        monkey.act(window->window(), window->shell());
        QCoreApplication::processEvents();
        home.keepDialogs(window->window());
        ++m_events;

        // Qt cuts off a long message, so the actions come first.
        const QStringList heard = warnings.take();
        QVERIFY2(heard.isEmpty(), qPrintable(Story::text() + heard.join(QLatin1Char('\n'))));
    }
    close();
    QVERIFY2(monkey.aimed() > events / 10, qPrintable(QStringLiteral("only %1 actions pressed a control").arg(monkey.aimed())));
    const QStringList heard = warnings.take();
    QVERIFY2(heard.isEmpty(), qPrintable(heard.join(QLatin1Char('\n'))));
    std::printf("%d events so far; %d games, %d sets in the editor and %d sets in progress were stored\n", m_events, m_games, m_sets,
                m_runs);
}

static int runMonkey(int argc, char** argv)
{
    qputenv("FC_LANG", "zh-cn");
    QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("nimstone"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    TestMonkey test;
    return QTest::qExec(&test, argc, argv);
}

NIMSTONE_TEST_RUN(TestMonkey, &runMonkey)

#include "tst_monkey.moc"
