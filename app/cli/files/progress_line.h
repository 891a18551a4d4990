// Shows the progress of long work in one line on standard error, which overwrites itself. Without a terminal, nothing is shown.
#pragma once

#include <QString>
#include <chrono>

namespace nimstone::cli {

class ProgressLine {
public:
    ProgressLine();

    /// Erases the line.
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Returns whether enough time has passed to show the next text.
    bool isDue() const;
    void show(const QString& text);

private:
    using Clock = std::chrono::steady_clock;

    bool m_terminal;
    bool m_shown = false;
    Clock::time_point m_next;
};

}  // namespace nimstone::cli
