// The options that select the exercises of a sheet: --skill, --game, --level, --count, --seed.
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

    /// Returns the name of the first option that was given; null if no option was given.
    const char* given() const;
};

void declareSheet(CLI::App& app, SheetOptions& options);

/// Returns the exercises that the options request. Prints an error if an option is wrong, or if there are fewer different
/// exercises than requested.
tl::expected<practice::SheetExercises, Exit> exercisesFor(const SheetOptions& options);

}  // namespace nimstone::cli
