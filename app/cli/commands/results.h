// nimstone-cli results [FILE] [--set FILE] [--summary]: answers, as the progress export has them, as a table for spreadsheets.
#pragma once

#include "app/cli/command.h"

namespace nimstone::cli {

class Results : public Command {
public:
    const char* name() const override { return "results"; }
    const char* usage() const override { return "[FILE] [--set FILE] [--summary] [-o FILE.csv]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Exit run(const std::string& output) override;

private:
    std::optional<std::string> m_file;
    std::optional<std::string> m_set;
    bool m_summary = false;
};

}  // namespace nimstone::cli
