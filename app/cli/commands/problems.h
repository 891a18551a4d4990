// nimstone-cli problems [PROBLEM]: what contest problems there are, a line each; or one of them in full.
#pragma once

#include "app/cli/command.h"

namespace nimstone::cli {

class Problems : public Command {
public:
    const char* name() const override { return "problems"; }
    const char* usage() const override { return "[PROBLEM] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Exit run(const std::string& output) override;

private:
    std::string m_problem;
};

}  // namespace nimstone::cli
