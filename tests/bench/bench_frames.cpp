// Measures the frames of animations, for a move on every kind of board and for the figure of every proof: the work from
// afterAnimating to frameSwapped, compared with the moving discs of BareScene.qml, for the default graphics and for forced
// OpenGL.
//
// Without arguments it runs every scene in a process of its own and prints a table; with `--scene NAME` it runs one scene. The
// bounds: a thousand heaps are shown within 100 ms (the best of several runs); with OpenGL no frame of the first moves takes
// longer than 100 ms; while a program is judged, the default graphics draw 30 frames per second. Exits with 1 if a bound is
// missed.
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlProperty>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "app/start/drawing.h"
#include "app/start/window.h"
#include "app/viewmodels/play/play_shown.h"
#include "app/viewmodels/prove/step_figure.h"
#include "core/proofs/proof.h"
#include "tests/bench/frame_meter.h"
#include "tests/bench/verdicts.h"

using namespace nimstone;

namespace {

using bench::Clock;
using bench::FrameMeter;
using bench::itemNamed;
using bench::pageOf;

constexpr int bareItems = 120;
constexpr const char* opening = "1000-heaps";
constexpr double mostToOpen = 100;
constexpr double mostForFirstUse = 100;
constexpr const char* judging = "judging";
constexpr double mostWhileJudging = 1000.0 / 30;

/// A page of the whole program, opened with a position.
struct OpenPage {
    OpenPage(const QString& name, const QString& position) : m_window(optionsFor(name, position))
    {
        window()->resize(1440, 900);
        // The page is loaded after the first frame.
        if (!QTest::qWaitForWindowExposed(window()) || !QTest::qWaitFor([&] { return pageOf(window(), name) != nullptr; }, 10'000))
            return;
        session = pageOf(window(), name)->property("session").value<QObject*>();
        player = pageOf(window(), name)->property("player").value<QObject*>();
    }

    QQuickWindow* window() const { return m_window.window(); }
    bool isThere() const { return session && player; }

    QObject* session = nullptr;
    QObject* player = nullptr;

private:
    static Options optionsFor(const QString& name, const QString& position)
    {
        Options options;
        options.page = name;
        options.position = position;
        options.language = QStringLiteral("en");
        return options;
    }

    Window m_window;
};

/// Measures frames while `play` moves the pieces on the stage of a page.
int runPage(const QString& name, const QString& position, const std::function<bool(QObject* session, QObject* player)>& play)
{
    const OpenPage page(name, position);
    if (!page.isThere())
        return 1;
    FrameMeter meter(page.window());
    // Only frames in which the player is running are measured.
    QObject::connect(page.window(), &QQuickWindow::afterAnimating, page.player,
                     [&] { meter.moving = page.player->property("running").toBool(); });
    if (!play(page.session, page.player) || meter.frames() == 0)
        return 1;
    meter.print();
    return 0;
}

/// Measures, several times, the time from opening a thousand heaps until the frame that shows them. Prints the number of times,
/// the shortest, the median, and the longest.
int runOpening()
{
    const OpenPage page(QStringLiteral("play"), QStringLiteral("nim:3,4,5"));
    if (!page.isThere())
        return 1;
    QString thousand = QStringLiteral("nim:1");
    for (int heap = 1; heap < 1000; ++heap)
        thousand += QStringLiteral(",%1").arg(1 + heap * heap * 7 % 900);
    const auto open = [&](const QString& position) {
        QEventLoop shown;
        bool ready = false;
        const auto preparing = QObject::connect(page.window(), &QQuickWindow::afterAnimating, &shown, [&] { ready = true; });
        const auto swapped = QObject::connect(page.window(), &QQuickWindow::frameSwapped, &shown, [&] {
            if (ready)
                shown.quit();
        });
        const auto start = Clock::now();
        QMetaObject::invokeMethod(page.session, "openPosition", Q_ARG(QString, position));
        page.window()->update();
        shown.exec();
        QObject::disconnect(preparing);
        QObject::disconnect(swapped);
        return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    };
    std::vector<double> times;
    for (int round = 0; round < 9; ++round) {
        open(QStringLiteral("nim:3,4,5"));
        QTest::qWait(100);
        times.push_back(open(thousand));
        QTest::qWait(100);
    }
    std::ranges::sort(times);
    std::printf("%zu %.2f %.2f %.2f\n", times.size(), times.front(), times[times.size() / 2], times.back());
    return 0;
}

/// Measures the time from frame to frame while a program is judged, on a page that is redrawn all the time.
int runJudging()
{
    Options options;
    options.page = QStringLiteral("contest");
    options.link = QStringLiteral("problem:hdu-1527");
    const Window window(options);
    window.window()->resize(1440, 900);
    if (!QTest::qWaitForWindowExposed(window.window())
        || !QTest::qWaitFor([&] { return pageOf(window.window(), QStringLiteral("contest")) != nullptr; }, 10'000))
        return 1;
    QQuickItem* const page = pageOf(window.window(), QStringLiteral("contest"));
    page->setProperty("view", QStringLiteral("judge"));
    auto* const judge = itemNamed(page, QStringLiteral("contestJudge"))->property("judge").value<QObject*>();
    std::vector<double> times;
    auto last = Clock::now();
    const auto swapped = QObject::connect(window.window(), &QQuickWindow::frameSwapped, judge, [&] {
        const auto now = Clock::now();
        times.push_back(std::chrono::duration<double, std::milli>(now - last).count());
        last = now;
        window.window()->update();
    });
    judge->setProperty("tests", 500);
    QMetaObject::invokeMethod(judge, "judgeFile", Q_ARG(QUrl, QUrl::fromLocalFile(QStringLiteral(NIMSTONE_SOLUTION))));
    window.window()->update();
    const bool ended = QTest::qWaitFor([judge] { return !judge->property("running").toBool(); }, 60'000);
    QObject::disconnect(swapped);
    if (!ended || !QQmlProperty::read(judge, QStringLiteral("shown.accepted")).toBool() || times.empty())
        return 1;
    std::ranges::sort(times);
    std::printf("%zu %.2f %.2f %.2f\n", times.size(), times[times.size() / 2], times[times.size() * 99 / 100], times.back());
    return 0;
}

bool rest(QObject* player)
{
    return QTest::qWaitFor([player] { return !player->property("running").toBool(); }, 60'000);
}

/// A position for each kind of board, with a typical number of moving pieces.
struct BoardScene {
    const char* name;
    const char* position;
};
constexpr std::array boardScenes{
    BoardScene{"move", "nim:30,27,19,20"},
    BoardScene{"split", "grundy-game:30,22"},
    BoardScene{"stairs", "staircase-nim:9,12,8,14,10"},
    BoardScene{"queen", "wythoff:34,55"},
    BoardScene{"rectangle", "euclid:610,377"},
    BoardScene{"quota", "fibonacci-nim:100"},
    BoardScene{"pins", "kayles:24,30,18"},
    BoardScene{"cake", "cutcake:12x9,8x14,10x10"},
    BoardScene{"sum", "nim:12,9,14 + wythoff:8,13 + kayles:20 + grundy-game:12"},
};

/// Plays a game of a few moves, undoes them and redoes them.
bool playMoves(QObject* session, QObject* player)
{
    for (int move = 0; move < 4; ++move) {
        for (int place = 0; place <= move; ++place)
            QMetaObject::invokeMethod(session, "pickNext", Q_ARG(int, 1));
        QMetaObject::invokeMethod(session, "pickMore", Q_ARG(int, 7));
        QMetaObject::invokeMethod(session, "take");
        if (!rest(player))
            return false;
        QMetaObject::invokeMethod(session, "hurry");
        if (!rest(player))
            return false;
    }
    const int last = session->property("shown").value<PlayShown>().plyCount;
    for (const int ply : {0, last, 0, last}) {
        QMetaObject::invokeMethod(session, "goTo", Q_ARG(int, ply));
        if (!rest(player))
            return false;
    }
    return true;
}

/// Shows every step of a theorem's first example, and then goes back through all steps.
bool playProof(const QString& theorem, QObject* session, QObject* player)
{
    QMetaObject::invokeMethod(session, "openExample", Q_ARG(QString, theorem));
    const int steps = session->property("stepCount").toInt();
    // The figure is laid out later. Until then, it jumps to each step.
    const auto* const figure = session->property("figure").value<StepFigure*>();
    if (!QTest::qWaitFor([&] { return figure->stops().size() == steps + 1; }, 60'000) || !rest(player))
        return false;
    for (int step = 1; step <= steps; ++step) {
        session->setProperty("step", step);
        if (!rest(player))
            return false;
    }
    session->setProperty("step", 0);
    return rest(player);
}

int runBare()
{
    QQuickView view;
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.resize(1440, 900);
    view.setInitialProperties({{QStringLiteral("count"), bareItems}});
    view.setSource(QUrl(QStringLiteral("qrc:/bench/BareScene.qml")));
    view.show();
    if (!QTest::qWaitForWindowExposed(&view))
        return 1;
    FrameMeter meter(&view);
    meter.moving = true;
    if (!QTest::qWaitFor([&view] { return !view.rootObject()->property("running").toBool(); }, 60'000))
        return 1;
    meter.print();
    return 0;
}

struct Backend {
    const char* name;
    const char* variable;
    const char* value;
};

int runAll()
{
    std::printf("Frames at 1440 x 900, milliseconds of work from afterAnimating to frameSwapped\n");
    std::printf("%-12s %-22s %8s %8s %8s %8s\n", "drawing", "scene", "frames", "p50", "p99", "max");
    int status = 0;
    bench::Verdicts verdicts;
    for (const Backend& backend : {Backend{"default", "NIMSTONE_DRAWING", ""}, Backend{"OpenGL", "NIMSTONE_DRAWING", "opengl"}}) {
        std::vector<std::string> scenes{"bare", opening, judging};
        for (const BoardScene& board : boardScenes)
            scenes.emplace_back(board.name);
        for (const proof::Theorem theorem : proof::allTheorems())
            scenes.emplace_back(proof::name(theorem));
        for (const std::string& scene : scenes) {
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            if (*backend.value)
                environment.insert(QLatin1String(backend.variable), QLatin1String(backend.value));
            process.setProcessEnvironment(environment);
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--scene"), QString::fromStdString(scene)});
            process.waitForFinished(180'000);
            const auto figures = process.readAllStandardOutput().trimmed().split(' ');
            if (process.exitCode() != 0 || figures.size() != 4) {
                std::printf("%-12s %-22s failed\n", backend.name, scene.c_str());
                status = 1;
                continue;
            }
            std::printf("%-12s %-22s %8s %8s %8s %8s", backend.name, scene.c_str(), figures[0].constData(),
                        figures[1].constData(), figures[2].constData(), figures[3].constData());
            std::string verdict;
            if (scene == opening)
                verdict = "best, median, worst; " + verdicts.atMost(figures[1].toDouble(), mostToOpen);
            else if (scene == judging && !*backend.value)
                verdict = "from frame to frame; p99 " + verdicts.atMost(figures[2].toDouble(), mostWhileJudging);
            else if (scene == boardScenes.front().name && *backend.value)
                verdict = "the longest " + verdicts.atMost(figures[3].toDouble(), mostForFirstUse);
            std::printf("  %s\n", verdict.c_str());
        }
    }
    return std::max(status, verdicts.exitCode());
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 3) {
        QCoreApplication application(argc, argv);
        return runAll();
    }
    QTemporaryDir profile;
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, QFile::encodeName(profile.path()));
    qputenv("FC_LANG", "zh-cn");
    QCoreApplication::setApplicationName(QStringLiteral("nimstone"));
    applyDrawing(argc, argv);
    QGuiApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QByteArray scene = argv[2];
    if (scene == "bare")
        return runBare();
    if (scene == opening)
        return runOpening();
    if (scene == judging)
        return runJudging();
    for (const BoardScene& board : boardScenes) {
        if (scene == board.name)
            return runPage(QStringLiteral("play"), QLatin1String(board.position), playMoves);
    }
    const auto theorem = QString::fromLatin1(scene);
    return runPage(QStringLiteral("prove"), QStringLiteral("nim:42,27,19,10"),
                   [&theorem](QObject* session, QObject* player) { return playProof(theorem, session, player); });
}
