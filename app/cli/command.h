// One command of the command line: its arguments, its help, and what it does.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/files/complaint.h"

namespace CLI {
class App;
}

namespace nimstone::cli {

class Command {
public:
    virtual ~Command() = default;

    /// What it is called, and what --help says of it.
    struct Words {
        const char* name;
        const char* usage;  ///< its arguments and options as one types them
        QString summary;    ///< in half a line
        std::vector<std::string> examples;  ///< what one would type, a line each
    };
    virtual Words words() const = 0;

    virtual void declare(CLI::App&) {}

    /// The application object that it needs: none, one for words, or one that draws without a display.
    enum class Application { None, Words, Drawing };
    virtual Application application() const { return Application::Words; }

    /// `output` is the value of -o; empty for standard output.
    virtual Exit run(const std::string& output) = 0;
};

/// All of them, in the order of the help.
std::vector<std::unique_ptr<Command>> allCommands();

}  // namespace nimstone::cli
