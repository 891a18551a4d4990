// When an exercise that was answered wrong is asked again: after growing gaps, until it is known at the last of them.
#pragma once

#include <array>
#include <optional>

#include "core/practice/mastery.h"

namespace nimstone::practice {

/// A day of the user's own calendar, counted from 1970-01-01.
using Day = int;

/// In days. A mistake comes back the next day, and after each gap that was passed, after the next.
inline constexpr std::array<Day, 4> gaps{1, 3, 7, 21};

/// No more mistakes wait at a time; that which was made longest ago gives way.
inline constexpr std::size_t mostMistakes = 200;

/// Where a mistake stands in the queue.
struct MistakePlace {
    int gap = 0;  ///< which of `gaps` it waits for
    Day due = 0;

    bool operator==(const MistakePlace&) const = default;
};

/// Also where it is due later than any gap allows: the clock was once wrong.
bool isDue(const MistakePlace& place, Day today);

/// Its place after an answer; none where it is not in the queue, or leaves it. Only first answers change anything.
/// - Wrong, or right after the answer was shown: to the first gap.
/// - Right without hints when it is due: to the next gap, and out after the last.
/// - Right with hints when it is due: the same gap once more.
/// - Right before it is due: nothing, so that asking it again at once empties no queue.
std::optional<MistakePlace> placeAfter(const std::optional<MistakePlace>& before, const Observation& seen, Day today);

}  // namespace nimstone::practice
