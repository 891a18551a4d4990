// The command line of Nimstone: the core without a display.
#include <csignal>

#include "app/cli/command_line.h"
#include "translations/utf8_locale.h"

int main(int argc, char** argv)
{
    // A reader that goes away ends the output quietly, not the program.
    std::signal(SIGPIPE, SIG_IGN);
    nimstone::useUtf8Locale();
    return static_cast<int>(nimstone::cli::runCommandLine(argc, argv));
}
