// Benchmarks the Explore page at 1920 x 1080, drawn in software: the time until a whole map of 16384 x 16384 cells is visible,
// the time for a step of panning or zooming, the page's memory, the time until an unwanted computation ends, and the time of a
// frame while a sequence grows. A step is compared with the least work for such a picture: one color lookup for each pixel.
// Exits with 1 if a measured value misses its stated bound.
#include <QFile>
#include <QGuiApplication>
#include <QPixmap>
#include <QQmlProperty>
#include <QTemporaryDir>
#include <QTest>

#include "app/start/application.h"
#include "app/start/window.h"
#include "tests/bench/frame_meter.h"
#include "tests/bench/verdicts.h"

using namespace nimstone;
using bench::Clock;
using bench::FrameMeter;
using bench::pageOf;

namespace {

double since(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// The resident memory of this process in mebibytes.
double residentMebibytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toDouble() * 4096 / (1 << 20) : 0;
}

bool waitForFrame(QQuickWindow* window)
{
    bool swapped = false;
    const auto connection = QObject::connect(window, &QQuickWindow::frameSwapped, window, [&swapped] { swapped = true; });
    window->update();
    const bool came = QTest::qWaitFor([&swapped] { return swapped; }, 10'000);
    QObject::disconnect(connection);
    return came;
}

class Bench {
public:
    Bench() : m_window(options())
    {
        window()->resize(1920, 1080);
    }

    int run()
    {
        if (!QTest::qWaitForWindowExposed(window()) || !QTest::qWaitFor([this] { return pageOf(window(), QStringLiteral("home")); }, 10'000))
            return 1;
        const double plain = plainPicture();
        std::printf("%-48s %8.2f ms\n", "for comparison: filling a picture from a palette", plain);
        const double before = residentMebibytes();
        window()->setProperty("page", QStringLiteral("explore"));
        if (!QTest::qWaitFor([this] { return page() && view(); }, 10'000))
            return 1;
        const double first = firstPicture();
        std::printf("%-48s %8.2f ms, %s\n", "whole map of 16384 x 16384, first picture", first, m_verdicts.atMost(first, 100).c_str());
        for (const char* position : {"wythoff:3,5", "nim:3,5", "kayles:7", "fibonacci-nim:13~6"})
            steps(position, false, plain);
        for (const char* position : {"nim:3,5", "kayles:7", "wythoff:3,5"})
            steps(position, true, plain);
        const double taken = residentMebibytes() - before;
        std::printf("%-48s %8.1f MiB, %s\n", "memory above that of the Home page", taken, m_verdicts.atMost(taken, 150).c_str());
        cancelling();
        growth();
        sequence(plain);
        return m_verdicts.exitCode();
    }

private:
    static Options options()
    {
        Options options;
        options.page = QStringLiteral("home");
        options.language = QStringLiteral("en");
        return options;
    }

    static double plainPicture()
    {
        std::vector<double> times;
        const std::vector<QRgb> colors(256, qRgb(27, 122, 94));
        for (int round = 0; round < 30; ++round) {
            const auto start = Clock::now();
            QImage image(1500, 880, QImage::Format_RGB32);
            for (int y = 0; y < image.height(); ++y) {
                auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
                for (int x = 0; x < image.width(); ++x)
                    line[x] = colors[static_cast<std::size_t>(x * 7 + y) % colors.size()];
            }
            const QPixmap shown = QPixmap::fromImage(image);
            times.push_back(since(start));
        }
        std::ranges::sort(times);
        return times[times.size() / 2];
    }

    QQuickWindow* window() const { return m_window.window(); }
    QQuickItem* page() const { return pageOf(window(), QStringLiteral("explore")); }
    QQuickItem* view() const { return page()->property("shown").value<QQuickItem*>(); }
    QObject* model() const { return view()->property("model").value<QObject*>(); }
    QVariant shown(const char* name) const { return QQmlProperty::read(model(), QStringLiteral("shown.") + QLatin1String(name)); }

    void open(const char* position) { QMetaObject::invokeMethod(page(), "openPosition", Q_ARG(QString, QString::fromLatin1(position))); }
    bool done() const { return !model()->property("busy").toBool() && model()->property("done").toInt() > 0; }
    bool finish() const { return QTest::qWaitFor([this] { return done(); }, 60'000); }

    /// The time from opening a game until the frame that shows its whole map; the median of several rounds.
    double firstPicture()
    {
        std::vector<double> times;
        finish();
        QMetaObject::invokeMethod(model(), "fit");
        for (int round = 0; round < 5; ++round) {
            open("nim:3,5");
            finish();
            const auto start = Clock::now();
            open("wythoff:3,5");
            finish();
            waitForFrame(window());
            times.push_back(since(start));
        }
        std::ranges::sort(times);
        return times[times.size() / 2];
    }

    void steps(const char* position, bool values, double plain)
    {
        open(position);
        model()->setProperty("values", values);
        finish();
        QObject* const map = model();
        QMetaObject::invokeMethod(map, "fit");
        waitForFrame(window());
        FrameMeter meter(window());
        meter.moving = true;
        // Zooms from the whole map to a few cells, with pans in between, and back.
        for (const double factor : {1.2, 1 / 1.2}) {
            for (int step = 0; step < 40; ++step) {
                QMetaObject::invokeMethod(map, "zoomAt", Q_ARG(double, 500), Q_ARG(double, 400), Q_ARG(double, factor));
                waitForFrame(window());
                for (const double by : {37.0, -29.0}) {
                    QMetaObject::invokeMethod(map, "pan", Q_ARG(double, by), Q_ARG(double, -by));
                    waitForFrame(window());
                }
            }
        }
        meter.moving = false;
        const double p99 = meter.at(0.99);
        char what[80];
        std::snprintf(what, sizeof what, "pan and zoom, %s, %s", position, values ? "values" : "outcomes");
        std::printf("%-48s %8.2f ms median (%.1fx), %.2f ms p99, %s\n", what, meter.at(0.5), meter.at(0.5) / plain, p99,
                    m_verdicts.atMost(p99, 16.7).c_str());
    }

    /// Replaces a map that is computed cell by cell with another map, and measures how long the old computation still
    /// runs.
    void cancelling()
    {
        double longest = 0;
        for (int round = 0; round < 5; ++round) {
            open("wythoff:3,5 + nim:9");
            QTest::qWait(30);
            const auto start = Clock::now();
            open("coins:4");
            const bool ended = QTest::qWaitFor([this] { return !model()->property("busy").toBool(); }, 10'000);
            longest = std::max(longest, ended ? since(start) : 10'000);
        }
        std::printf("%-48s %8.2f ms, %s\n", "until canceled work has ended", longest, m_verdicts.atMost(longest, 50).c_str());
    }

    void growth()
    {
        const auto turn = [this](int times) {
            for (int time = 0; time < times; ++time) {
                window()->setProperty("page", QStringLiteral("home"));
                waitForFrame(window());
                window()->setProperty("page", QStringLiteral("explore"));
                open(time % 2 ? "nim:3,5" : "wythoff:3,5");
                finish();
                waitForFrame(window());
            }
        };
        turn(20);
        const double before = residentMebibytes();
        turn(100);
        const double grown = residentMebibytes() - before;
        std::printf("%-48s %8.1f MiB, %s\n", "memory growth by opening the page 100 times", grown, m_verdicts.atMost(grown, 8).c_str());
    }

    /// Measures the time of a frame while a million terms are computed and drawn, and the time until a canceled computation has
    /// stopped.
    void sequence(double plain)
    {
        QMetaObject::invokeMethod(page(), "showView", Q_ARG(QString, QStringLiteral("sequence")));
        open("grundy-game:7");
        const auto running = [this] { return shown("running").toBool(); };
        static_cast<void>(QTest::qWaitFor([&] { return shown("known").toInt() > 0 && !running(); }, 10'000));
        FrameMeter meter(window());
        meter.moving = true;
        model()->setProperty("wanted", 1'000'000);
        while (running())
            waitForFrame(window());
        waitForFrame(window());
        meter.moving = false;
        const double longest = meter.at(1);
        std::printf("%-48s %8.2f ms median (%.1fx), %.2f ms longest of %zu, %s\n", "a frame while a million terms are computed",
                    meter.at(0.5), meter.at(0.5) / plain, longest, meter.frames(), m_verdicts.atMost(longest, 50).c_str());
        model()->setProperty("wanted", 10'000'000);
        static_cast<void>(QTest::qWaitFor([this] { return shown("known").toInt() > 1'000'000; }, 60'000));
        const auto start = Clock::now();
        QMetaObject::invokeMethod(model(), "stop");
        const double stopped = QTest::qWaitFor([&] { return !running(); }, 10'000) ? since(start) : 10'000;
        std::printf("%-48s %8.2f ms at %d terms, %s\n", "until a canceled sequence has stopped", stopped, shown("known").toInt(),
                    m_verdicts.atMost(stopped, 50).c_str());
    }

    Window m_window;
    bench::Verdicts m_verdicts;
};

}  // namespace

int main(int argc, char** argv)
{
    const QTemporaryDir profile;
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, QFile::encodeName(profile.path()));
    qputenv("QT_QUICK_BACKEND", "software");
    QCoreApplication::setApplicationName(QStringLiteral("nimstone"));
    QGuiApplication application(argc, argv);
    prepareApplication();
    return Bench().run();
}
