// Decides when an exercise that was answered wrong is asked again: at growing intervals, until it is answered right after
// the last one.
#pragma once

#include <array>
#include <optional>

#include "core/practice/mastery.h"

namespace nimstone::practice {

/// A day of the user's own calendar, as the number of days since 1970-01-01.
using Day = int;

/// The intervals after which a mistake is asked again, in days. A right answer without hints leads to the next interval.
inline constexpr std::array<Day, 4> gaps{1, 3, 7, 21};

/// The largest number of mistakes in the queue; if there are more, the one made longest ago is removed.
inline constexpr std::size_t mostMistakes = 200;

/// The state of a mistake in the queue.
struct MistakeState {
    int gap = 0;  ///< the index in `gaps` of the present interval
    Day due = 0;

    bool operator==(const MistakeState&) const = default;
};

/// True if the mistake is due today. It is also true if `due` is later than any interval allows, because the clock was
/// wrong once.
bool isDue(const MistakeState& place, Day today);

/// The state of a mistake after an answer; nullopt if it is not in the queue or leaves it. Only first answers change
/// anything.
/// - Wrong, or right after the answer was shown: it goes to the first interval.
/// - Right without hints on or after the due day: it goes to the next interval, and leaves the queue after the last.
/// - Right with hints on or after the due day: it repeats the same interval.
/// - Right before the due day: nothing changes, so that answering it again at once does not empty the queue.
std::optional<MistakeState> stateAfter(const std::optional<MistakeState>& before, const Observation& seen, Day today);

}  // namespace nimstone::practice
