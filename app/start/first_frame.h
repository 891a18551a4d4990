// Measures the time that the program needs to start: reports the time of the first frame of a window, then quits.
#pragma once

#include <QCoreApplication>
#include <QQuickWindow>
#include <chrono>
#include <cstdio>

namespace nimstone {

/// Prints "first frame NANOSECONDS" after the first frame of `window`, and quits. The time comes from the steady clock,
/// which all processes share.
inline void quitAfterFirstFrame(QQuickWindow* window)
{
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [] {
        const auto moment = std::chrono::steady_clock::now().time_since_epoch();
        std::printf("first frame %lld\n",
                    static_cast<long long>(std::chrono::duration_cast<std::chrono::nanoseconds>(moment).count()));
        std::fflush(stdout);
        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    }, static_cast<Qt::ConnectionType>(Qt::DirectConnection | Qt::SingleShotConnection));
}

}  // namespace nimstone
