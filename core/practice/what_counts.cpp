#include "core/practice/what_counts.h"

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

}  // namespace nimstone::practice
