// nimstone-cli sequence GAME --upto N [--period] [--resume FILE]: the nim-sequence of a game, or its period.
#pragma once

#include <optional>

#include "app/cli/command.h"
#include "core/sequences/nim_sequence.h"

namespace nimstone::cli {

class Output;

class Sequence : public Command {
public:
    const char* name() const override { return "sequence"; }
    const char* usage() const override { return "GAME --upto N [--period] [--resume FILE] [-o FILE]"; }
    QString summary() const override;
    std::vector<std::string> examples() const override;
    void declare(CLI::App& app) override;
    Exit run(const std::string& output) override;

private:
    Exit compute(NimSequence& sequence, Count upTo, Output& output) const;

    std::string m_game;
    std::string m_upTo;
    std::optional<std::string> m_file;
    bool m_period = false;
};

}  // namespace nimstone::cli
