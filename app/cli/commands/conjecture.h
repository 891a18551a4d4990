// nimstone-cli conjecture 'EXPRESSION' GAME --upto N: the smallest position where the claim fails.
#pragma once

#include <tl/expected.hpp>

#include "app/cli/command.h"
#include "core/conjecture/conjecture.h"

namespace nimstone::cli {

class Conjecture : public Command {
public:
    const char* name() const override { return "conjecture"; }
    const char* usage() const override { return "'EXPRESSION' GAME --upto N [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Exit run(const std::string& output) override;

private:
    tl::expected<Rules, Exit> rules() const;
    tl::expected<conjecture::Conjecture, Exit> claim(const Rules& rules) const;
    tl::expected<Count, Exit> most(const conjecture::Conjecture& claim) const;

    std::string m_expression;
    std::string m_game;
    std::string m_upto;
};

}  // namespace nimstone::cli
