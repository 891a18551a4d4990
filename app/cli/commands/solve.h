// nimstone-cli solve PROBLEM [FILE]: contest input to contest output, streaming.
#pragma once

#include <optional>

#include "app/cli/command.h"

namespace nimstone::cli {

class Solve : public Command {
public:
    const char* name() const override { return "solve"; }
    const char* usage() const override { return "PROBLEM [FILE] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Application application() const override { return Application::None; }
    Exit run(const std::string& output) override;

private:
    std::string m_problem;
    std::optional<std::string> m_file;
};

}  // namespace nimstone::cli
