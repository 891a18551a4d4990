// Watches for faults during a test that presses everything: warnings, and times in which the window does not respond.
#pragma once

#include <QGuiApplication>
#include <QString>
#include <QStringList>
#include <utility>

namespace nimstone::tests {

/// Measures how fast this thread works, by a small constant piece of work. Beside other programs that work takes more processor
/// time, because they use the caches and the second hardware thread of the core.
class Pace {
public:
    /// Measures once. The best measurement is taken as the speed of the idle machine.
    void look();
    /// The factor by which the thread is slower now than on an idle machine; 1 or more.
    double slowness();

private:
    double m_best = 0;
};

/// Measures how long each event takes the window's thread: in processor time, and in elapsed time, because a thread that waits
/// for a disk or another thread does not respond either. Neither includes the time that the thread waits for a processor.
class WatchedApplication : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    struct Longest {
        double milliseconds = 0;
        QString what = {};
    };
    /// The longest events since the last call.
    Longest takeLongestWork() { return std::exchange(m_work, {}); }
    Longest takeLongestWait() { return std::exchange(m_wait, {}); }

private:
    int m_depth = 0;
    Longest m_work;
    Longest m_wait;
};

/// Collects all warnings, from QML and from everything else, while the object exists.
class Warnings {
public:
    Warnings();
    ~Warnings();
    Warnings(const Warnings&) = delete;
    Warnings& operator=(const Warnings&) = delete;

    /// The warnings since the last call.
    QStringList take();
};

}  // namespace nimstone::tests
