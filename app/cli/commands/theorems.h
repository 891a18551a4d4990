// nimstone-cli theorems: what can be proved, a line each, by topics.
#pragma once

#include "app/cli/command.h"

namespace nimstone::cli {

class Theorems : public Command {
public:
    const char* name() const override { return "theorems"; }
    const char* usage() const override { return "[-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App&) override {}
    Exit run(const std::string& output) override;
};

}  // namespace nimstone::cli
