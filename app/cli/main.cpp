// The main function of nimstone-cli, the command-line program, which needs no display.
#include <csignal>

#include "app/cli/command_line.h"
#include "translations/utf8_locale.h"

int main(int argc, char** argv)
{
    // SIGPIPE is ignored, so that the program continues when a reader closes the pipe; only the output ends.
    std::signal(SIGPIPE, SIG_IGN);
    nimstone::useUtf8Locale();
    return static_cast<int>(nimstone::cli::runCommandLine(argc, argv));
}
