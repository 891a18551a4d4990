// The exercises of a worksheet: of one or more skills, at one level or at all levels in ascending order, drawn from a
// seed.
#pragma once

#include "core/practice/exercise_code.h"

namespace nimstone::practice {

struct SheetRequest {
    std::vector<Skill> skills;     ///< the skills to practise, at least one, without repetition
    std::optional<int> level = lowestLevel;  ///< nullopt: all levels, the lowest first
    int count = 10;                ///< the total for all skills, 1 to mostOnSheet
    Seed seed = 1;
    std::optional<OutcomeGame> game = std::nullopt;  ///< limits Skill::Outcome to that game
};

inline constexpr int mostOnSheet = 200;

/// An exercise of a worksheet, and its code. `code` is nullopt if a person chose the heaps.
struct SheetExercise {
    Exercise exercise;
    std::optional<ExerciseCode> code;

    bool operator==(const SheetExercise&) const = default;
};

using SheetExercises = std::vector<SheetExercise>;

/// Draws the exercises, skill by skill. The count is shared out evenly, and the first skills get the remainder. No two
/// exercises have the same question, and none has the question of an exercise in `there`. So the result has fewer exercises than
/// requested if there are no more different questions. Equal requests give equal exercises.
SheetExercises exercisesFor(const SheetRequest& request, const SheetExercises& there = {});

/// The codes of all exercises that have one, in short form: one text per run of consecutive numbers, for example `nim-sum
/// 2 4711/1–10`.
std::vector<std::string> codeRuns(const SheetExercises& exercises);

}  // namespace nimstone::practice
