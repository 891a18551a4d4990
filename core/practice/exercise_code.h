// The code of an exercise: one line that identifies it, so that users can copy it, keep it and ask for the same exercise again:
// `nim-sum 2 4711/17`. The code of an exercise that is limited to one game names the game: `outcome:wythoff 2 4711/17`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/practice/session.h"

namespace nimstone::practice {

/// The skill, the level, the seed, the number of the exercise among those of that seed (from 1), and the game to which the
/// exercise is limited, if there is one.
struct ExerciseCode {
    Skill skill{};
    int level = lowestLevel;
    Seed seed = 0;
    int number = 1;
    std::optional<OutcomeGame> game = std::nullopt;

    bool operator==(const ExerciseCode&) const = default;
};

/// The largest number of an exercise in a code. The exercises of one skill, level and seed are numbered from 1.
inline constexpr int lastNumber = 9999;

std::string print(const ExerciseCode& code);

/// Parses a printed code. The text may have blanks around the code and between its parts. Returns nullopt if the text is not a
/// code or its skill is unknown.
std::optional<ExerciseCode> parseExerciseCode(std::string_view text);

/// nearestSkill returns the name of a skill, and nearestOutcomeGame the name of an OutcomeGame: the name that is most similar to
/// `written`, or an empty text if none is similar.
std::string_view nearestSkill(std::string_view written);
std::string_view nearestOutcomeGame(std::string_view written);

/// Draws the exercise with the code. To do this, it draws all earlier exercises of the same seed too.
Exercise exerciseOf(const ExerciseCode& code);

}  // namespace nimstone::practice
