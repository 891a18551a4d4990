// The exercises of a worksheet. They are drawn from a seed, are about one or more skills, and are of one level or of all levels
// in ascending order.
#pragma once

#include <tl/expected.hpp>

#include "core/practice/exercise_code.h"

namespace nimstone::practice {

struct SheetRequest {
    std::vector<Skill> skills;     ///< the skills to practise, at least one, without repetition
    std::optional<int> level = lowestLevel;  ///< the level; nullopt means all levels, the lowest first
    int count = 10;                ///< the number of exercises for all skills together, at least 1
    Seed seed = 1;
    std::optional<OutcomeGame> game = std::nullopt;  ///< if given, exercises of Skill::Outcome are about this game only
};

inline constexpr int mostOnSheet = 200;

/// An exercise of a worksheet, and its code. `code` is nullopt if a person chose the heaps.
struct SheetExercise {
    Exercise exercise;
    std::optional<ExerciseCode> code;

    bool operator==(const SheetExercise&) const = default;
};

using SheetExercises = std::vector<SheetExercise>;

/// Draws the exercises, skill by skill. The number of exercises is shared out evenly, and the first skills get the remainder.
/// No two exercises have the same question, and no exercise has the question of an exercise in `there`. If there are too few
/// different questions, the result has fewer exercises than requested. Equal requests give equal exercises.
SheetExercises exercisesFor(const SheetRequest& request, const SheetExercises& there = {});

/// Returns the codes of all exercises that have one, in short form. Each text stands for a run of consecutive numbers, for
/// example `nim-sum 2 4711/1–10`.
std::vector<std::string> codeRuns(const SheetExercises& exercises);

/// The sign between runs that are printed in a line.
inline constexpr std::string_view runSeparator = "·";

/// Parses runs of codes, as codeRuns() returns them, with runSeparator or a comma between them. A hyphen may stand for the dash. The
/// error is the offset in bytes of the first run that is not valid or that brings the number of codes above mostOnSheet.
tl::expected<std::vector<ExerciseCode>, std::size_t> parseCodeRuns(std::string_view text);

}  // namespace nimstone::practice
