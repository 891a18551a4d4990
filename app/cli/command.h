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

    virtual const char* name() const = 0;

    /// Its arguments and options as one types them.
    virtual const char* usage() const = 0;

    /// In half a line.
    virtual QString summary() const = 0;

    /// What one would type, a line each.
    virtual std::vector<std::string> examples() const = 0;

    virtual void declare(CLI::App& app) = 0;

    /// The application object that it needs: none, one for words, or one that draws without a display.
    enum class Application { None, Words, Drawing };
    virtual Application application() const { return Application::Words; }

    /// `output` is the value of -o; empty for standard output.
    virtual Exit run(const std::string& output) = 0;
};

/// All of them, in the order of the help.
std::vector<std::unique_ptr<Command>> allCommands();

}  // namespace nimstone::cli
