// How far long work has come, in a line on standard error that overwrites itself; nothing where that is no terminal.
#pragma once

#include <QString>
#include <chrono>

namespace nimstone::cli {

class ProgressLine {
public:
    ProgressLine();

    /// Takes the line away again.
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Whether it is time to show something again.
    bool isDue() const;
    void show(const QString& text);

private:
    using Clock = std::chrono::steady_clock;

    bool m_terminal;
    bool m_shown = false;
    Clock::time_point m_next;
};

}  // namespace nimstone::cli
