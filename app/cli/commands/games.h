// nimstone-cli games: the games there are, a line each.
#pragma once

#include "app/cli/command.h"

namespace nimstone::cli {

class Games : public Command {
public:
    const char* name() const override { return "games"; }
    const char* usage() const override { return "[-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App&) override {}
    Exit run(const std::string& output) override;
};

}  // namespace nimstone::cli
