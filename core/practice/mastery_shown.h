// How much of a skill is known as it is shown: what knowledge tracing says, held to what so few exercises can bear out.
#pragma once

namespace nimstone::practice {

/// No skill is mastered after fewer exercises that count, however they went.
inline constexpr int fewestExercises = 5;

/// How much of a skill is known, as it is shown: what the answers say, and no more than the exercises can bear out, of
/// which each is good for its share of `mastered` up to the fewest.
double estimate(double known, int exercises);

bool isMastered(double known, int exercises);

}  // namespace nimstone::practice
