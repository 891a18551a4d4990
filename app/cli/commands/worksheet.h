// nimstone-cli worksheet --skill NAME[,NAME…] [--level L] [--count N] [--seed S] | --set FILE: exercises on paper, with
// their key.
#pragma once

#include "app/cli/command.h"
#include "app/cli/commands/sheet_options.h"

namespace nimstone::exports {
struct Worksheet;
}

namespace nimstone::cli {

class Worksheet : public Command {
public:
    const char* name() const override { return "worksheet"; }
    const char* usage() const override { return "--skill NAME[,NAME…] [--level L] [--count N] [--seed S] | --set FILE [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Application application() const override { return Application::Drawing; }
    Exit run(const std::string& output) override;

private:
    tl::expected<exports::Worksheet, Exit> sheet() const;
    Exit write(const exports::Worksheet& sheet, const std::string& path) const;

    SheetOptions m_options;
    std::optional<std::string> m_set;
    const CLI::App* m_app = nullptr;
};

}  // namespace nimstone::cli
