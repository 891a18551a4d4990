#include "core/practice/mistakes.h"

#include <algorithm>

namespace nimstone::practice {

bool isDue(const MistakeState& place, Day today)
{
    return place.due <= today || place.due - today > gaps.back();
}

std::optional<MistakeState> stateAfter(const std::optional<MistakeState>& before, const Observation& seen, Day today)
{
    if (!seen.first)
        return before;
    if (!showsKnowledge(seen))
        return MistakeState{0, today + gaps.front()};
    if (!before || !isDue(*before, today))
        return before;
    // The index of the interval may come from a file, so it is clamped.
    const int last = static_cast<int>(gaps.size()) - 1;
    const int gap = std::clamp(before->gap, 0, last) + (seen.hints <= 0 ? 1 : 0);
    if (gap > last)
        return std::nullopt;
    return MistakeState{gap, today + gaps[static_cast<std::size_t>(gap)]};
}

}  // namespace nimstone::practice
