// nimstone-cli audit GAME --upto N [--heaps H]: the closed form against exhaustive search.
#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "app/cli/command.h"
#include "core/crosscheck/crosscheck.h"
#include "core/sum/rules.h"

namespace nimstone::cli {

class Audit : public Command {
public:
    const char* name() const override { return "audit"; }
    const char* usage() const override { return "GAME --upto N [--heaps H] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Exit run(const std::string& output) override;

private:
    tl::expected<Rules, Exit> readGame() const;
    tl::expected<crosscheck::Request, Exit> readRequest() const;

    std::string m_game;
    std::optional<std::string> m_upTo;
    std::optional<std::string> m_heaps;
};

}  // namespace nimstone::cli
