#include "core/play/record/change.h"

#include <algorithm>

namespace nimstone::play {

namespace {

void exchange(std::vector<Count>& heaps, std::size_t at, std::size_t count, const std::vector<Count>& by)
{
    const auto first = heaps.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t same = std::min(count, by.size());
    const auto next = std::copy_n(by.begin(), same, first);
    if (count > same)
        heaps.erase(next, first + static_cast<std::ptrdiff_t>(count));
    else
        heaps.insert(next, by.begin() + static_cast<std::ptrdiff_t>(same), by.end());
}

}  // namespace

Change changeBetween(const Position& before, const Position& after)
{
    const auto [oldFirst, newFirst] = std::ranges::mismatch(before.heaps, after.heaps);
    auto oldEnd = before.heaps.end();
    auto newEnd = after.heaps.end();
    while (oldEnd != oldFirst && newEnd != newFirst && oldEnd[-1] == newEnd[-1]) {
        --oldEnd;
        --newEnd;
    }
    return {static_cast<std::size_t>(oldFirst - before.heaps.begin()), {oldFirst, oldEnd}, {newFirst, newEnd},
            before.quota, after.quota};
}

void apply(const Change& change, Position& position)
{
    exchange(position.heaps, change.at, change.before.size(), change.after);
    position.quota = change.quotaAfter;
}

void revert(const Change& change, Position& position)
{
    exchange(position.heaps, change.at, change.after.size(), change.before);
    position.quota = change.quotaBefore;
}

}  // namespace nimstone::play
