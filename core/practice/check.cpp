#include "core/practice/check.h"

#include <cassert>

namespace nimstone::practice {

Result check(const Exercise& exercise, const Answer& answer)
{
    assert(isSound(exercise));
    return std::visit([&answer](const auto& kind) -> Result { return kind.check(answer); }, exercise);
}

bool isRight(const Result& result)
{
    return std::visit([](const auto& ofSkill) { return isRight(ofSkill); }, result);
}

std::optional<Misconception> misconceptionIn(const Result& result)
{
    return std::visit([](const auto& ofSkill) { return misconceptionIn(ofSkill); }, result);
}

}  // namespace nimstone::practice
