// nimstone-cli verify [FILE]: whether a proof that `prove --format json` wrote holds, step by step.
#pragma once

#include <optional>

#include "app/cli/command.h"

namespace nimstone::cli {

class Verify : public Command {
public:
    const char* name() const override { return "verify"; }
    const char* usage() const override { return "[FILE] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Exit run(const std::string& output) override;

private:
    std::optional<std::string> m_file;
};

}  // namespace nimstone::cli
