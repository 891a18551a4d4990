// What a test that presses everything watches for: warnings, and moments in which the window does not answer.
#pragma once

#include <QGuiApplication>
#include <QString>
#include <QStringList>
#include <utility>

namespace nimstone::tests {

/// Measures how long each single event takes the thread of the window: in its own time of the processor, which grows little
/// on a busy machine, and by the clock, for who waits for a disk or another thread does not answer either.
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
