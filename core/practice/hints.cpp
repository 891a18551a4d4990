#include "core/practice/hints.h"

#include <algorithm>
#include <cassert>

namespace nimstone::practice {

Ladder hints(const Exercise& exercise)
{
    assert(isSound(exercise));
    return std::visit(
        [](const auto& kind) {
            Ladder ladder;
            std::ranges::copy(kind.hints(), ladder.begin());
            return ladder;
        },
        exercise);
}

bool fits(const Rung& rung, const Exercise& exercise, const Answer& answer)
{
    return std::visit(
        [&](const auto& kind) {
            using OfSkill = typename std::decay_t<decltype(kind)>::Rung;
            return kind.fits(std::get<OfSkill>(rung), answer);
        },
        exercise);
}

}  // namespace nimstone::practice
