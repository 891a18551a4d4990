// The main function of nimstone-cli: the core without a display.
#include <csignal>

#include "app/cli/command_line.h"
#include "translations/utf8_locale.h"

int main(int argc, char** argv)
{
    // With SIGPIPE ignored, a reader that closes the pipe ends the output, but not the program.
    std::signal(SIGPIPE, SIG_IGN);
    nimstone::useUtf8Locale();
    return static_cast<int>(nimstone::cli::runCommandLine(argc, argv));
}
