#include "core/practice/mastery_shown.h"

#include <algorithm>

#include "core/practice/mastery.h"

namespace nimstone::practice {

double estimate(double known, int exercises)
{
    if (exercises >= fewestExercises)
        return known;
    return std::min(known, mastered * std::max(exercises, 0) / fewestExercises);
}

bool isMastered(double known, int exercises)
{
    return known >= mastered && exercises >= fewestExercises;
}

}  // namespace nimstone::practice
