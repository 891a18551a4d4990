// The options that say which exercises a sheet has: --skill, --game, --level, --count, --seed.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/complaint.h"
#include "core/practice/worksheet.h"

namespace CLI {
class App;
}

namespace nimstone::cli {

struct SheetOptions {
    std::optional<std::string> skills;
    std::optional<std::string> game;
    std::optional<std::string> level;
    std::optional<std::string> count;
    std::optional<std::string> seed;

    /// The first of them that was written; null where there is none.
    const char* given() const;
};

void declareSheet(CLI::App& app, SheetOptions& options);

/// The exercises that they ask for, as many as they ask for; what is wrong is complained of.
tl::expected<practice::SheetExercises, Exit> exercisesFor(const SheetOptions& options);

}  // namespace nimstone::cli
