#include "core/practice/mastery.h"

#include <algorithm>

namespace nimstone::practice {

static_assert(tracing.guess + (1 - tracing.guess) / 2 < 1 - tracing.slip);

double guessAmong(int options)
{
    const double chosen = options > 0 ? (1 - tracing.guess) / options : 0;
    return std::min(tracing.guess + chosen, 1 - tracing.slip);
}

bool showsKnowledge(const Observation& seen)
{
    return seen.right && !seen.answerShown && seen.hints < hintsThatReveal;
}

double posterior(double known, const Observation& seen)
{
    known = std::clamp(known, 0.0, mostCertain);
    if (!seen.first)
        return known;
    const double guess = guessAmong(seen.options);
    if (!showsKnowledge(seen)) {
        const double slipped = known * tracing.slip;
        return slipped / (slipped + (1 - known) * (1 - guess));
    }
    const double hinted = static_cast<double>(std::max(seen.hints, 0)) / hintsThatReveal;
    const double knew = known * (1 - tracing.slip);
    const double guessed = (1 - known) * (guess + (1 - tracing.slip - guess) * hinted);
    return std::min(knew / (knew + guessed), mostCertain);
}

double afterAnswer(double known, const Observation& seen)
{
    const double now = posterior(known, seen);
    return seen.first ? std::min(now + (1 - now) * tracing.learn, mostCertain) : now;
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
