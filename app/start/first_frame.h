// For measuring the start: the moment of a window's first frame, and then the end of the program.
#pragma once

#include <QCoreApplication>
#include <QQuickWindow>
#include <chrono>
#include <cstdio>

namespace nimstone {

/// Once `window` has shown a frame, prints "first frame NANOSECONDS" by the steady clock, which counts alike in every
/// process, and quits.
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
