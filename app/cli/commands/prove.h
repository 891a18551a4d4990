// nimstone-cli prove THEOREM POSITION… [--move MOVE] [--format FORMAT] [--step N]: the worked proof; of several positions
// in one PDF.
#pragma once

#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "app/cli/command.h"
#include "app/export/proofs/formats.h"
#include "app/export/proofs/proof_pdf.h"

namespace nimstone::cli {

class Prove : public Command {
public:
    const char* name() const override { return "prove"; }
    const char* usage() const override { return "THEOREM POSITION… [--move MOVE] [--format FORMAT] [--step N] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Application application() const override;
    Exit run(const std::string& output) override;

private:
    tl::expected<proof::Theorem, Exit> theorem() const;
    /// Of the position that was given as that one.
    tl::expected<proof::Proof, Exit> prove(proof::Theorem theorem, const std::string& position) const;
    Exit writeAsPdf(const std::vector<exports::ProofSubject>& subjects, const std::string& path) const;
    /// The step to draw, from 1; the last one where none was asked for.
    tl::expected<std::size_t, Exit> stepOf(const proof::Proof& proof) const;

    std::string m_theorem;
    std::vector<std::string> m_positions;
    std::optional<std::string> m_move;
    std::string m_format;
    std::optional<std::string> m_step;
};

}  // namespace nimstone::cli
