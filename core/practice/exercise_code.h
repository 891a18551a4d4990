// The code of an exercise, one line by which it can be copied, kept and asked again: `nim-sum 2 4711/17`; or, limited to
// one game, `outcome:wythoff 2 4711/17`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/practice/session.h"

namespace nimstone::practice {

/// The skill, the level, the seed, the number of the exercise of that seed (from 1), and the game to which the exercise
/// is limited, if any.
struct ExerciseCode {
    Skill skill{};
    int level = lowestLevel;
    Seed seed = 0;
    int number = 1;
    std::optional<OutcomeGame> game = std::nullopt;

    bool operator==(const ExerciseCode&) const = default;
};

/// The largest number of an exercise of one seed.
inline constexpr int lastNumber = 9999;

std::string print(const ExerciseCode& code);

/// Parses a printed code, with any blanks around and between its parts. Nullopt if the text is no code or its skill is
/// unknown.
std::optional<ExerciseCode> parseExerciseCode(std::string_view text);

/// The name of the skill, or of the game of an exercise on who wins, that is most similar to `written`; empty if none is
/// similar.
std::string_view nearestSkill(std::string_view written);
std::string_view nearestOutcomeGame(std::string_view written);

/// Draws the exercise with that code, after drawing all exercises of its seed that come before it.
Exercise exerciseOf(const ExerciseCode& code);

}  // namespace nimstone::practice
