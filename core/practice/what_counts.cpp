#include "core/practice/what_counts.h"

#include <algorithm>

namespace nimstone::practice {

bool counts(const AnswerPlace& place)
{
    return place.firstInSitting && (!place.answeredBefore || place.mistakeIsDue);
}

bool wasTold(const Observation& seen)
{
    return seen.answerShown || seen.hints >= hintsThatTell;
}

FirstTry firstTry(const Observation& seen)
{
    if (!showsKnowledge(seen))
        return FirstTry::Missed;
    return seen.hints > 0 ? FirstTry::WithHints : FirstTry::AtOnce;
}

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
