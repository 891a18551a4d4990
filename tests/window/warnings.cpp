#include "tests/window/watch.h"

#include <QEvent>
#include <QMetaEnum>
#include <QMutex>
#include <QMutexLocker>
#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <map>
#include <unistd.h>
#include <utility>

namespace nimstone::tests {

namespace {

double millisecondsOf(clockid_t clock)
{
    timespec spent{};
    clock_gettime(clock, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

/// The time, in milliseconds, that the window's thread was ready to run but had no processor; 0 if the system does not report
/// it. Linux reports it for the main thread, in nanoseconds, as the second number of this file.
double millisecondsWithoutTurn()
{
    static const int file = open("/proc/self/schedstat", O_RDONLY | O_CLOEXEC);
    std::array<char, 64> text{};
    double ran = 0;
    double waited = 0;
    if (file < 0 || pread(file, text.data(), text.size() - 1, 0) <= 0 || std::sscanf(text.data(), "%lf %lf", &ran, &waited) != 2)
        return 0;
    return waited / 1e6;
}

double millisecondsByTheClock()
{
    return millisecondsOf(CLOCK_MONOTONIC) - millisecondsWithoutTurn();
}

/// Returns the milliseconds for some thousand allocations at scattered addresses, as in a scene graph.
double pieceOfWork()
{
    const double start = millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
    std::map<unsigned, unsigned> places;
    for (unsigned number = 0; number < 2000; ++number)
        ++places[number * 2654435761U];
    return millisecondsOf(CLOCK_THREAD_CPUTIME_ID) - start + static_cast<double>(places.size()) * 1e-12;
}

QMutex mutex;
QStringList heard;
QtMessageHandler before = nullptr;

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    // Qt itself warns on a busy machine if a window stops before its animations have started.
    const bool isQtsOwn = message.startsWith(QLatin1String("QUnifiedTimer::stopAnimationDriver"));
    if (type != QtDebugMsg && type != QtInfoMsg && !isQtsOwn) {
        const QMutexLocker locker(&mutex);
        heard << message;
    }
    before(type, context, message);
}

}  // namespace

void Pace::look()
{
    const double took = pieceOfWork();
    m_best = m_best == 0 ? took : std::min(m_best, took);
}

double Pace::slowness()
{
    std::array<double, 15> looks{};
    std::ranges::generate(looks, pieceOfWork);
    std::ranges::sort(looks);
    return std::max(1.0, looks[looks.size() / 2] / m_best);
}

bool WatchedApplication::notify(QObject* receiver, QEvent* event)
{
    if (m_depth > 0)
        return QGuiApplication::notify(receiver, event);
    const QEvent::Type type = event->type();
    const QByteArray name = receiver->metaObject()->className();
    const double worked = millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
    const double waited = millisecondsByTheClock();
    ++m_depth;
    const bool taken = QGuiApplication::notify(receiver, event);
    --m_depth;
    const auto note = [&](Longest& longest, double took) {
        if (took <= longest.milliseconds)
            return;
        const char* const kind = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
        longest = {took, QStringLiteral("%1 to %2").arg(QLatin1String(kind ? kind : "an event"), QString::fromLatin1(name))};
    };
    note(m_work, millisecondsOf(CLOCK_THREAD_CPUTIME_ID) - worked);
    note(m_wait, millisecondsByTheClock() - waited);
    return taken;
}

Warnings::Warnings()
{
    heard.clear();
    before = qInstallMessageHandler(hear);
}

Warnings::~Warnings()
{
    qInstallMessageHandler(before);
}

QStringList Warnings::take()
{
    const QMutexLocker locker(&mutex);
    return std::exchange(heard, {});
}

}  // namespace nimstone::tests
