#include "app/cli/files/interrupt.h"

#include <atomic>
#include <csignal>

namespace nimstone::cli {

namespace {

/// Any thread may read it while a signal sets it.
std::atomic<bool> noted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void note(int signal)
{
    noted = true;
    std::signal(signal, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt()
{
    noted = false;
    std::signal(SIGINT, note);
    std::signal(SIGTERM, note);
}

Interrupt::~Interrupt()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool Interrupt::happened() const
{
    return noted;
}

}  // namespace nimstone::cli
