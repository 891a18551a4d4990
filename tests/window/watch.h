// What a test that presses everything watches for: warnings, and moments in which the window does not answer.
#pragma once

#include <QGuiApplication>
#include <QString>
#include <QStringList>
#include <utility>

namespace nimstone::tests {

/// How fast this thread works, by a small piece of work that is always the same: beside other programs a processor takes more of
/// its time for it, since they use its caches and the other half of its core.
class Pace {
public:
    /// One look at it. The best of all is what the machine can do.
    void look();
    /// By how much it is slower now than it can be: 1, or more.
    double slowness();

private:
    double m_best = 0;
};

/// Measures how long each single event takes the thread of the window: in its own time of the processor, and by the clock, for
/// who waits for a disk or another thread does not answer either. Neither counts what it waits for its turn on a busy machine.
class WatchedApplication : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    struct Longest {
        double milliseconds = 0;
        QString what = {};
    };
    /// Of the events since the last time they were asked for.
    Longest takeLongestWork() { return std::exchange(m_work, {}); }
    Longest takeLongestWait() { return std::exchange(m_wait, {}); }

private:
    int m_depth = 0;
    Longest m_work;
    Longest m_wait;
};

/// While it lives, hears all warnings, of QML and of everything else.
class Warnings {
public:
    Warnings();
    ~Warnings();
    Warnings(const Warnings&) = delete;
    Warnings& operator=(const Warnings&) = delete;

    /// Those since the last time this was asked.
    QStringList take();
};

}  // namespace nimstone::tests
