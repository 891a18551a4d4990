// nimstone-cli analyze [POSITION…] [--json]: outcome, nim-sum, all winning moves and the reason.
#pragma once

#include <string_view>

#include "app/cli/command.h"
#include "app/cli/files/output.h"

namespace nimstone::cli {

class Analyze : public Command {
public:
    const char* name() const override { return "analyze"; }
    const char* usage() const override { return "[POSITION…] [--json] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Exit run(const std::string& output) override;

private:
    Exit analyzeArguments(Output& output);
    Exit analyzeLines(Output& output);
    Exit analyzeOne(std::string_view text, const std::string& place, std::uint64_t line, Output& output);

    std::vector<std::string> m_positions;
    bool m_json = false;
    bool m_any = false;  ///< whether a text was written that the next is set apart from
};

}  // namespace nimstone::cli
