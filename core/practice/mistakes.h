// Decides when an exercise that was answered wrong is asked again. It is asked at growing intervals, until the user answers it
// right after the last interval.
#pragma once

#include <array>
#include <optional>

#include "core/practice/mastery.h"

namespace nimstone::practice {

/// A day of the user's own calendar, as the number of days since 1970-01-01.
using Day = int;

/// The intervals after which a mistake is asked again, in days. A right answer without hints leads to the next interval.
inline constexpr std::array<Day, 4> gaps{1, 3, 7, 21};

/// The largest number of mistakes in the queue. If there are more, the oldest mistake is removed.
inline constexpr std::size_t mostMistakes = 200;

/// The state of a mistake in the queue of mistakes.
struct MistakeState {
    int gap = 0;  ///< the index of the current interval in `gaps`
    Day due = 0;

    bool operator==(const MistakeState&) const = default;
};

/// True if the mistake is due today. It is also true if the day `due` is further away than the longest interval, because then
/// the clock was wrong once.
bool isDue(const MistakeState& place, Day today);

/// Returns the state of a mistake after an answer, or nullopt if the mistake is not in the queue or leaves it. Only first
/// answers change the state.
/// - A wrong answer, or a right one after the answer was shown, starts the first interval.
/// - A right answer without hints on or after the due day starts the next interval. After the last interval, the mistake
///   leaves the queue.
/// - A right answer with hints on or after the due day repeats the same interval.
/// - A right answer before the due day changes nothing, so that answering again at once does not empty the queue.
std::optional<MistakeState> stateAfter(const std::optional<MistakeState>& before, const Observation& seen, Day today);

}  // namespace nimstone::practice
