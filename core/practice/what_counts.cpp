#include "core/practice/what_counts.h"

namespace nimstone::practice {

bool counts(const AnswerContext& place)
{
    return place.firstInSession && (!place.answeredBefore || place.mistakeIsDue);
}

bool answerWasRevealed(const Observation& seen)
{
    return seen.answerShown || seen.hints >= hintsThatReveal;
}

FirstTry firstTry(const Observation& seen)
{
    if (!showsKnowledge(seen))
        return FirstTry::Missed;
    return seen.hints > 0 ? FirstTry::WithHints : FirstTry::AtOnce;
}

}  // namespace nimstone::practice
