#include "app/cli/files/interrupt.h"

#include <csignal>

namespace nimstone::cli {

namespace {

volatile std::sig_atomic_t noted = 0;

extern "C" void note(int signal)
{
    noted = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt()
{
    noted = 0;
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
    return noted != 0;
}

}  // namespace nimstone::cli
