// A command of nimstone-cli: its name, its help texts, its arguments, and its action.
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

    /// The name of the command and the texts that --help shows.
    struct Words {
        const char* name;
        const char* usage;  ///< the arguments and options in the form in which a user types them
        QString summary;    ///< a summary of the command, at most half a line long
        std::vector<std::string> examples;  ///< command lines that a user could type, one in each element
    };
    virtual Words words() const = 0;

    virtual void declare(CLI::App&) {}

    /// The application object that the command needs: no object, a QCoreApplication (for translated texts), or a
    /// QGuiApplication (which draws without a display).
    enum class Application { None, Words, Drawing };
    virtual Application application() const { return Application::Words; }

    /// Runs the command. `output` is the value of -o; an empty value means standard output.
    virtual Exit run(const std::string& output) = 0;
};

/// Returns all commands, in the order in which the help lists them.
std::vector<std::unique_ptr<Command>> allCommands();

}  // namespace nimstone::cli
