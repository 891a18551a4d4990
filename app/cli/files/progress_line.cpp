#include "app/cli/files/progress_line.h"

#include <cstdio>

#include <unistd.h>

namespace nimstone::cli {

namespace {

constexpr auto pause = std::chrono::milliseconds(200);
constexpr const char* eraseLine = "\r\033[K";

}  // namespace

ProgressLine::ProgressLine() : m_terminal(isatty(STDERR_FILENO) == 1), m_next(Clock::now() + pause) {}

void ProgressLine::erase()
{
    if (m_shown)
        std::fputs(eraseLine, stderr);
    m_shown = false;
}

bool ProgressLine::isDue() const
{
    return m_terminal && Clock::now() >= m_next;
}

void ProgressLine::show(const QString& text)
{
    std::fprintf(stderr, "%s%s", eraseLine, text.toUtf8().constData());
    std::fflush(stderr);
    m_shown = true;
    m_next = Clock::now() + pause;
}

}  // namespace nimstone::cli
