// nimstone-cli exercises --skill NAME[,NAME…] [--level L] [--count N] [--seed S] [--title TITLE]: a set of exercises as a
// file, to be edited, shared and printed.
#pragma once

#include "app/cli/command.h"
#include "app/cli/commands/sheet_options.h"

namespace nimstone::cli {

class Exercises : public Command {
public:
    const char* name() const override { return "exercises"; }
    const char* usage() const override { return "--skill NAME[,NAME…] [--level L] [--count N] [--seed S] [--title TITLE] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Exit run(const std::string& output) override;

private:
    SheetOptions m_options;
    std::string m_title;
};

}  // namespace nimstone::cli
