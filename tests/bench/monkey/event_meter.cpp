#include "tests/bench/monkey/event_meter.h"

#include <QEvent>
#include <QMetaEnum>
#include <ctime>

namespace nimstone::bench {

namespace {

double millisecondsOf(clockid_t clock)
{
    timespec spent{};
    clock_gettime(clock, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) / 1e6;
}

}  // namespace

bool MeteredApplication::notify(QObject* receiver, QEvent* event)
{
    if (m_depth > 0)
        return QGuiApplication::notify(receiver, event);
    const QEvent::Type type = event->type();
    const QByteArray name = receiver->metaObject()->className();
    const double worked = millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
    const double waited = millisecondsOf(CLOCK_MONOTONIC);
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
    note(m_wait, millisecondsOf(CLOCK_MONOTONIC) - waited);
    return taken;
}

}  // namespace nimstone::bench
