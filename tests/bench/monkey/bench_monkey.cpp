// Benchmarks how fast the window responds: the monkey of the tests uses it at random, without a display, and each event is measured.
// Prints the longest events of each seed.
//
//   bench_monkey [SEED…]        only these seeds
//
// The bounds: an event takes the window's thread at most 200 ms of processor time, and 3 s of elapsed time. Exits with 1 if a
// bound is missed.
#include <QDesktopServices>
#include <QQuickStyle>
#include <QTest>
#include <QUrl>
#include <cstdio>
#include <utility>
#include <vector>

#include "app/start/window.h"
#include "tests/bench/monkey/event_meter.h"
#include "tests/bench/verdicts.h"
#include "tests/window/monkey.h"
#include "tests/window/monkey_home.h"
#include "tests/window/opened.h"

using namespace nimstone;

namespace {

constexpr double mostWork = 200;
constexpr double longestWait = 3000;
constexpr Seed usualSeeds = 3;
constexpr int windowsOfASeed = 3;
constexpr int eventsInAWindow = 170;

/// Ignores requests to open a folder, so that no other program shows it.
class Nowhere : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void open(const QUrl&) {}
};

/// Opens windows one after another and uses them at random. Returns false if a window does not open.
bool useWindows(Seed seed)
{
    qputenv("NIMSTONE_SEED", QByteArray::number(static_cast<qulonglong>(seed)));
    const tests::MonkeyHome home;
    tests::Monkey monkey(seed, [](const QString&) {});
    for (int opened = 0; opened < windowsOfASeed; ++opened) {
        Window window{Options()};
        if (!window.window())
            return false;
        window.window()->requestActivate();
        if (!QTest::qWaitForWindowActive(window.window(), tests::patience))
            return false;
        for (int event = 0; event < eventsInAWindow; ++event) {
            monkey.act(window.window(), window.shell());
            QCoreApplication::processEvents();
            home.keepDialogs(window.window());
        }
    }
    return true;
}

}  // namespace

int main(int argc, char** argv)
{
    for (const auto& [variable, value] : {std::pair("QT_QPA_PLATFORM", "offscreen"), std::pair("QT_QUICK_BACKEND", "software"), std::pair("FC_LANG", "zh-cn")})
        qputenv(variable, value);
    bench::MeteredApplication application(argc, argv);
    QGuiApplication::setApplicationName(QStringLiteral("nimstone"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    Nowhere nowhere;
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &nowhere, "open");

    std::vector<Seed> seeds;
    for (int argument = 1; argument < argc; ++argument)
        seeds.push_back(QByteArray(argv[argument]).toULongLong());
    for (Seed seed = 1; argc < 2 && seed <= usualSeeds; ++seed)
        seeds.push_back(seed);
    bench::Verdicts verdicts;
    for (const Seed seed : seeds) {
        if (!useWindows(seed)) {
            std::printf("seed %llu: the window did not open\n", static_cast<unsigned long long>(seed));
            return 1;
        }
        std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
        const auto print = [&verdicts](const char* kind, const bench::MeteredApplication::Longest& longest, double most) {
            std::printf("  %-16s %8.0f ms, %s: %s\n", kind, longest.milliseconds, verdicts.atMost(longest.milliseconds, most).c_str(),
                        qPrintable(longest.what));
        };
        print("processor time", application.takeLongestWork(), mostWork);
        print("elapsed time", application.takeLongestWait(), longestWait);
        std::fflush(stdout);
    }
    return verdicts.exitCode();
}

#include "bench_monkey.moc"
