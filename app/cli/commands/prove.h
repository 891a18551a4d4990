// nimstone-cli prove THEOREM POSITION [--move MOVE] [--format FORMAT] [--step N]: the worked proof.
#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "app/cli/command.h"
#include "app/export/formats.h"

namespace nimstone::cli {

class Prove : public Command {
public:
    const char* name() const override { return "prove"; }
    const char* usage() const override { return "THEOREM POSITION [--move MOVE] [--format FORMAT] [--step N] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Application application() const override;
    Exit run(const std::string& output) override;

private:
    tl::expected<proof::Proof, Exit> prove() const;
    /// The step to draw, from 1; the last one where none was asked for.
    tl::expected<std::size_t, Exit> stepOf(const proof::Proof& proof) const;

    std::string m_theorem;
    std::string m_position;
    std::optional<std::string> m_move;
    std::string m_format;
    std::optional<std::string> m_step;
};

}  // namespace nimstone::cli
