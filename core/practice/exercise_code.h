// How an exercise is named in a line, to be copied, kept and asked again: `nim-sum 2 4711/17`; or, limited to one game,
// `outcome:wythoff 2 4711/17`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/practice/session.h"

namespace nimstone::practice {

/// The skill, the level, the seed, which exercise of it, from 1, and the game to which it is limited, if it is.
struct ExerciseCode {
    Skill skill{};
    int level = lowestLevel;
    Seed seed = 0;
    int number = 1;
    std::optional<OutcomeGame> game = std::nullopt;

    bool operator==(const ExerciseCode&) const = default;
};

/// No further than this are exercises of a seed counted.
inline constexpr int lastNumber = 9999;

std::string print(const ExerciseCode& code);

/// As it is printed, with any blanks around and between; none where it is no such line, or of no skill that there is.
std::optional<ExerciseCode> parseExerciseCode(std::string_view text);

/// The skill, or the game of an exercise on who wins, whose name is nearest to what was written, if one is near; else empty.
std::string_view nearestSkill(std::string_view written);
std::string_view nearestOutcomeGame(std::string_view written);

/// The very exercise; it draws all that come before it.
Exercise exerciseOf(const ExerciseCode& code);

}  // namespace nimstone::practice
