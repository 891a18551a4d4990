// nimstone-cli generate PROBLEM --seed S [--size small|large|limit]: reproducible contest input.
#pragma once

#include "app/cli/command.h"

namespace nimstone::cli {

class Generate : public Command {
public:
    const char* name() const override { return "generate"; }
    const char* usage() const override { return "PROBLEM --seed S [--size small|large|limit] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Application application() const override { return Application::None; }
    Exit run(const std::string& output) override;

private:
    std::string m_problem;
    std::string m_seed;
    std::string m_size = "small";
};

}  // namespace nimstone::cli
