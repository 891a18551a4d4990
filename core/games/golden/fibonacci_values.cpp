#include "core/games/golden/fibonacci_values.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <mutex>
#include <optional>
#include <span>

namespace nimstone {

namespace {

/// For one Grundy value, finds the largest heap that a move from a given heap can leave and that then has this value. The move
/// to that heap takes fewer stones than any other move to a position with the value.
class NearestOptions {
public:
    /// Records that a move to `option` reaches the value from every heap in first … end − 1. `option` must increase from
    /// call to call.
    void add(Count first, Count end, Count option)
    {
        const auto next = std::ranges::upper_bound(m_stretches, end, {}, &Stretch::first);
        const Count behind = next == m_stretches.begin() ? noOption : std::prev(next)->option;
        const auto place = m_stretches.erase(std::ranges::lower_bound(m_stretches.begin(), next, first, {}, &Stretch::first), next);
        m_stretches.insert(place, {{first, option}, {end, behind}});
    }

    /// Returns the largest recorded option of `heap`, or nothing. `heap` must not decrease from call to call.
    std::optional<Count> of(Count heap)
    {
        const auto next = std::ranges::upper_bound(m_stretches, heap, {}, &Stretch::first);
        if (next == m_stretches.begin())
            return std::nullopt;
        m_stretches.erase(m_stretches.begin(), std::prev(next));
        const Count option = m_stretches.front().option;
        return option == noOption ? std::nullopt : std::optional(option);
    }

private:
    static constexpr Count noOption = maxCount;

    /// All heaps from `first` to just before the next stretch have the same largest option.
    struct Stretch {
        Count first;
        Count option;
    };
    std::vector<Stretch> m_stretches;
};

/// Appends the quotas at which the value of the heap rises, in ascending order. The i-th of these quotas is the first that
/// allows moves to all the values 0, …, i − 1.
void appendRises(Count heap, std::vector<NearestOptions>& options, std::vector<std::uint32_t>& rises)
{
    Count least = 0;
    for (NearestOptions& ofValue : options) {
        const auto nearest = ofValue.of(heap);
        if (!nearest)
            return;
        least = std::max(least, heap - *nearest);
        rises.push_back(static_cast<std::uint32_t>(least));
    }
}

/// Adds a heap, whose value rises at the quotas `rises`, as an option of larger heaps. A move that takes k stones and leaves
/// this heap gives it the quota 2k. The value is then v if the rise to v is at most 2k and the rise to v + 1 is greater than
/// 2k.
void addOption(Count heap, std::span<const std::uint32_t> rises, std::vector<NearestOptions>& options)
{
    options.resize(std::max(options.size(), rises.size() + 1));
    const auto firstTaken = [](Count quota) { return (quota + 1) / 2; };
    for (std::size_t value = 0; value <= rises.size(); ++value) {
        const Count from = value == 0 ? 1 : firstTaken(rises[value - 1]);
        const Count end = value == rises.size() ? maxCount - heap : firstTaken(rises[value]);
        if (from < end)
            options[value].add(heap + from, heap + end, heap);
    }
}

}  // namespace

FibonacciValues::FibonacciValues(Count largest)
{
    m_begins.reserve(largest + 2);
    m_begins.push_back(0);
    std::vector<NearestOptions> options;
    for (Count heap = 0; heap <= largest; ++heap) {
        appendRises(heap, options, m_rises);
        addOption(heap, std::span(m_rises).subspan(m_begins.back()), options);
        m_begins.push_back(m_rises.size());
    }
}

Count FibonacciValues::value(Count heap, Count quota) const
{
    const auto begin = m_rises.begin() + static_cast<std::ptrdiff_t>(m_begins[heap]);
    const auto end = m_rises.begin() + static_cast<std::ptrdiff_t>(m_begins[heap + 1]);
    return static_cast<Count>(std::upper_bound(begin, end, quota) - begin);
}

std::shared_ptr<const FibonacciValues> FibonacciValues::upTo(Count largest)
{
    static std::mutex mutex;
    // The table is never destroyed, because another thread may still use it while the program ends.
    static auto& table = *new std::shared_ptr<const FibonacciValues>;
    const std::lock_guard lock(mutex);
    if (!table || table->largest() < largest)
        table = std::make_shared<const FibonacciValues>(std::max<Count>(std::bit_ceil(largest + 1), 1024) - 1);
    return table;
}

}  // namespace nimstone
