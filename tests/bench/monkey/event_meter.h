// Measures how long an application takes for its events.
#pragma once

#include <QGuiApplication>
#include <QString>
#include <utility>

namespace nimstone::bench {

/// Measures how long each event takes the window's thread: in processor time, and in elapsed time, because a thread that waits
/// for a disk or another thread does not respond either.
class MeteredApplication : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    struct Longest {
        double milliseconds = 0;
        QString what = {};
    };
    /// takeLongestWork() returns the event with the most processor time since its last call; takeLongestWait(), the event with
    /// the most elapsed time.
    Longest takeLongestWork() { return std::exchange(m_work, {}); }
    Longest takeLongestWait() { return std::exchange(m_wait, {}); }

private:
    int m_depth = 0;
    Longest m_work;
    Longest m_wait;
};

}  // namespace nimstone::bench
