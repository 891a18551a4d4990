// What a test that presses everything watches for: warnings, and moments in which the window does not answer.
#pragma once

#include <QGuiApplication>
#include <QString>
#include <QStringList>

namespace nimstone::tests {

/// Measures how long the thread of the window works on each single event, in its own time of the processor: on a busy machine
/// it may have to wait, but does no more work.
class WatchedApplication : public QGuiApplication {
public:
    using QGuiApplication::QGuiApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    struct Longest {
        double milliseconds = 0;
        QString what = {};
    };
    /// Of the events since the last time this was asked.
    Longest takeLongest();

private:
    int m_depth = 0;
    Longest m_longest;
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
