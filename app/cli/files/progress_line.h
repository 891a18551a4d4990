// Shows the progress of long work on standard error, in one line that overwrites itself. If standard error is not a
// terminal, nothing is shown.
#pragma once

#include <QString>
#include <chrono>

namespace nimstone::cli {

class ProgressLine {
public:
    ProgressLine();

    ~ProgressLine() { erase(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// Returns true if enough time has passed since the last text to show the next text.
    bool isDue() const;
    void show(const QString& text);
    /// Erases the progress line until the next text is shown.
    void erase();

private:
    using Clock = std::chrono::steady_clock;

    bool m_terminal;
    bool m_shown = false;
    Clock::time_point m_next;
};

}  // namespace nimstone::cli
