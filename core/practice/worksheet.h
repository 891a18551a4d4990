// The exercises of a sheet: of some skills, at one level or rising through all of them, from a seed.
#pragma once

#include "core/practice/exercise_code.h"

namespace nimstone::practice {

struct SheetRequest {
    std::vector<Skill> skills;     ///< at least one, none twice
    std::optional<int> level = lowestLevel;  ///< none: all levels, the easy ones first
    int count = 10;                ///< 1 … mostOnSheet, of all skills together
    Seed seed = 1;
    std::optional<OutcomeGame> game = std::nullopt;  ///< limits Skill::Outcome to that game
};

inline constexpr int mostOnSheet = 200;

/// An exercise of a sheet, and how it is named where it came from a seed: not where a person chose its heaps.
struct SheetExercise {
    Exercise exercise;
    std::optional<ExerciseCode> code;

    bool operator==(const SheetExercise&) const = default;
};

using SheetExercises = std::vector<SheetExercise>;

/// A skill after the other, each with as many as the others, or one more than those that follow. No two are alike to a
/// person, nor is one like those that are there already, so they are fewer than asked for where no others are left. The same
/// request gives the same exercises.
SheetExercises exercisesFor(const SheetRequest& request, const SheetExercises& there = {});

/// The codes of all that have one, briefly: `nim-sum 2 4711/1–10`, one text a run of numbers.
std::vector<std::string> codeRuns(const SheetExercises& exercises);

}  // namespace nimstone::practice
