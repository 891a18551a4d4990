// Random input in random order: there must be no warning, no freeze of the window, and no lost data. 500 events, or 50,000 in
// a deep run; NIMSTONE_MONKEY=SEED repeats the events of one seed.
#include <QDesktopServices>
#include <QDir>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <memory>
#include <unistd.h>
#include <utility>

#include "app/start/window.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "tests/window/kept.h"
#include "tests/window/monkey.h"
#include "tests/window/opened.h"
#include "tests/window/watch.h"

using namespace nimstone;

namespace {

constexpr int eventsOfASeed = 500;
constexpr int eventsInAWindow = 170;

/// The longest time, in milliseconds, that an event may take: in processor time of the window's thread, corrected for a busy
/// machine; and in elapsed time, without the time that the thread waits for a processor. The short run only looks for freezes:
/// other tests keep the machine busy, and the first opening of a page takes nearly 200 ms.
const double longestWork = tests::count(400, 200);
constexpr double mostSlowness = 2.5;
constexpr double longestWait = 3000;

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

/// A temporary profile: all files are written there.
struct Profile {
    Profile()
    {
        for (const char* variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
            qputenv(variable, QFile::encodeName(folder.path()));
        QDir(folder.path()).mkdir(QStringLiteral("Documents"));
    }
    QTemporaryDir folder;
};

/// Keeps file dialogs inside the profile's folder, where no file of the user can be damaged.
void keepInProfile(QQuickWindow* window, const QString& home)
{
    for (QObject* dialog : tests::onPages<QObject>(window)) {
        if (dialog->inherits("QQuickFileDialog") && !dialog->property("currentFolder").toUrl().toLocalFile().startsWith(home))
            dialog->setProperty("currentFolder", QUrl::fromLocalFile(home));
    }
}

}  // namespace

class TestMonkey : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void openNowhere(const QUrl&) {}

private Q_SLOTS:
    void initTestCase();
    void randomInputCausesNoWarningFreezeOrDataLoss_data();
    void randomInputCausesNoWarningFreezeOrDataLoss();

private:
    tests::WatchedApplication::Longest m_longest;
    tests::Pace m_pace;
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

void TestMonkey::randomInputCausesNoWarningFreezeOrDataLoss_data()
{
    QTest::addColumn<quint64>("seed");
    const bool one = qEnvironmentVariableIsSet("NIMSTONE_MONKEY");
    const quint64 first = one ? qEnvironmentVariable("NIMSTONE_MONKEY").toULongLong() : 1;
    const quint64 seeds = one ? 1 : tests::count(1, 100);
    for (quint64 seed = first; seed < first + seeds; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void TestMonkey::randomInputCausesNoWarningFreezeOrDataLoss()
{
    QFETCH(quint64, seed);
    Story::begin(seed);
    qputenv("NIMSTONE_SEED", QByteArray::number(seed));
    auto* const application = static_cast<tests::WatchedApplication*>(QCoreApplication::instance());
    const Profile profile;
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
    for (int number = 0; number < eventsOfASeed; ++number) {
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
        keepInProfile(window->window(), profile.folder.path());
        ++m_events;

        const QStringList heard = warnings.take();
        QVERIFY2(heard.isEmpty(), qPrintable(heard.join(QLatin1Char('\n')) + QLatin1Char('\n') + Story::text()));
        m_pace.look();
        auto work = application->takeLongestWork();
        if (work.milliseconds > longestWork)
            work.milliseconds /= std::min(m_pace.slowness(), mostSlowness);
        const auto wait = application->takeLongestWait();
        if (work.milliseconds > m_longest.milliseconds)
            m_longest = work;
        for (const auto& [longest, most] : {std::pair(work, longestWork), std::pair(wait, longestWait)})
            QVERIFY2(longest.milliseconds <= most,
                     qPrintable(QStringLiteral("an event took %1 ms, allowed are %2: %3\n").arg(QString::number(longest.milliseconds), QString::number(most), longest.what) + Story::text()));
    }
    close();
    QVERIFY2(monkey.aimed() > eventsOfASeed / 10, qPrintable(QString::number(monkey.aimed())));
    const QStringList heard = warnings.take();
    QVERIFY2(heard.isEmpty(), qPrintable(heard.join(QLatin1Char('\n'))));
    std::printf("%d events so far, the longest took %.0f ms: %s; stored were %d games, %d sets in the editor and %d sets in progress\n", m_events,
                m_longest.milliseconds, qPrintable(m_longest.what), m_games, m_sets, m_runs);
}

static int runMonkey(int argc, char** argv)
{
    qputenv("FC_LANG", "zh-cn");
    tests::WatchedApplication application(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("nimstone"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    TestMonkey test;
    return QTest::qExec(&test, argc, argv);
}

NIMSTONE_TEST_RUN(TestMonkey, &runMonkey)

#include "tst_monkey.moc"
