#include "core/contest/shrink.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_set>

#include "core/contest/inputs.h"
#include "core/nimber.h"

namespace nimstone::contest {

namespace {

/// If a case has more numbers than this, the search does not change pairs of numbers, because there are too many pairs.
constexpr std::size_t mostNumbersInPairs = 8;

/// The largest number of times that the search repeats a change of two numbers directly after the change was
/// successful.
constexpr int mostTrades = 32;

/// The function lowerNumbers tries every number that is less than the least number of the range plus this constant.
constexpr Count nearToLeast = 16;

class Shrinking {
public:
    Shrinking(const Problem& problem, std::vector<Case> failing, const StillFails& stillFails, const std::function<bool()>& stop)
        : m_problem(problem), m_best(std::move(failing)), m_stillFails(stillFails), m_stop(stop)
    {
    }

    std::vector<Case> run()
    {
        bool smaller = true;
        while (smaller && !m_stop()) {
            smaller = leaveOutCases();
            for (m_case = 0; m_case < m_best.size() && !m_stop(); ++m_case) {
                // The loop tries all of these methods, in this order.
                for (const auto way : {&Shrinking::leaveOutItems, &Shrinking::sortItems, &Shrinking::lowerLists, &Shrinking::lowerNumbers,
                                       &Shrinking::lowerPairs})
                    smaller |= (this->*way)();
            }
        }
        return std::move(m_best);
    }

private:
    Case& current() { return m_best[m_case]; }

    bool accept(std::vector<Case> cases)
    {
        if (m_stop() || !isSmallerInput(cases, m_best)
            || !m_tried.insert(std::hash<std::string>()(written(m_problem, cases))).second || !m_stillFails(cases))
            return false;
        m_best = std::move(cases);
        return true;
    }

    /// Replaces the numbers of the current case in the best input by `numbers`, and accepts the input if the program
    /// still fails on it.
    bool acceptCase(const Case& numbers)
    {
        const ClampedCase valid = settled(m_problem, numbers);
        if (!valid.whole)
            return false;
        std::vector<Case> cases = m_best;
        cases[m_case] = valid.record.numbers();
        return accept(std::move(cases));
    }

    /// Calls `without` for blocks of consecutive indices in 0 … count() − 1; `without` leaves out the block and returns
    /// true if the program fails on the rest. The first blocks are half of the indices; the blocks then become smaller
    /// and smaller.
    template <class CountOf, class Without>
    bool leaveOutBlocks(CountOf count, std::size_t fewest, Without without)
    {
        bool any = false;
        for (std::size_t block = std::max<std::size_t>(count() / 2, 1); block > 0 && !m_stop(); block /= 2) {
            for (std::size_t at = 0; at < count() && count() >= fewest + block;) {
                const std::size_t end = std::min(at + block, count());
                if (!m_stop() && without(at, end))
                    any = true;
                else
                    at = end;
            }
        }
        return any;
    }

    bool leaveOutCases()
    {
        return leaveOutBlocks([this] { return m_best.size(); }, 1, [this](std::size_t begin, std::size_t end) {
            std::vector<Case> cases = m_best;
            cases.erase(cases.begin() + static_cast<std::ptrdiff_t>(begin), cases.begin() + static_cast<std::ptrdiff_t>(end));
            return accept(std::move(cases));
        });
    }

    /// The items of the list whose length is at the index `count` of the current case.
    std::vector<Choices::Item> itemsCountedAt(std::size_t count)
    {
        std::vector<Choices::Item> items = settled(m_problem, current()).record.items;
        std::erase_if(items, [count](const Choices::Item& item) { return item.count != count; });
        return items;
    }

    bool leaveOutItems()
    {
        bool any = false;
        // The number of items comes before the items, so its index does not change when items are left out.
        for (auto list = listFrom(0); list && !m_stop(); list = listFrom(*list + 1)) {
            const std::size_t count = *list;
            std::vector<Choices::Item> items = itemsCountedAt(count);
            any |= leaveOutBlocks([&] { return items.size(); }, 0, [&](std::size_t begin, std::size_t end) {
                const bool less = leaveOut(count, items[begin].begin, items[end - 1].end, end - begin)
                    || merge(count, std::span(items).subspan(begin, end - begin));
                if (less)
                    items = itemsCountedAt(count);
                return less;
            });
        }
        return any;
    }

    bool leaveOut(std::size_t count, std::size_t begin, std::size_t end, Count things)
    {
        Case numbers = current();
        numbers.erase(numbers.begin() + static_cast<std::ptrdiff_t>(begin), numbers.begin() + static_cast<std::ptrdiff_t>(end));
        numbers[count] -= things;
        return acceptCase(numbers);
    }

    /// Replaces several heaps by one heap. Its size is the nim-sum of these heaps, so that the nim-sum of the position
    /// does not change; if the program is right on this case, the function tries the sum of the heaps instead.
    bool merge(std::size_t count, std::span<const Choices::Item> items)
    {
        const bool areHeaps = std::ranges::all_of(items, [](const Choices::Item& item) { return item.end - item.begin == 1; });
        if (items.size() < 2 || !areHeaps)
            return false;
        const std::size_t first = items.front().begin;
        const Case before = current();
        const auto heaps = std::span(before).subspan(first, items.size());
        Case numbers = before;
        numbers.erase(numbers.begin() + static_cast<std::ptrdiff_t>(first + 1),
                      numbers.begin() + static_cast<std::ptrdiff_t>(first + items.size()));
        numbers[count] -= items.size() - 1;
        numbers[first] = nimSum(heaps);
        if (acceptCase(numbers))
            return true;
        numbers[first] = std::accumulate(heaps.begin(), heaps.end(), Count{0});
        return acceptCase(numbers);
    }

    /// The index of the first number that is the length of a list with items. The search starts at the index `from`.
    std::optional<std::size_t> listFrom(std::size_t from)
    {
        std::optional<std::size_t> first;
        for (const Choices::Item& item : settled(m_problem, current()).record.items) {
            if (item.count >= from && (!first || item.count < *first))
                first = item.count;
        }
        return first;
    }

    /// Sorts the items of each list. Among the cases that have the same items, the sorted case is the smallest.
    bool sortItems()
    {
        bool any = false;
        for (auto list = listFrom(0); list; list = listFrom(*list + 1)) {
            const auto items = itemsCountedAt(*list);
            std::vector<Case> things;
            for (const Choices::Item& item : items)
                things.emplace_back(current().begin() + static_cast<std::ptrdiff_t>(item.begin),
                                    current().begin() + static_cast<std::ptrdiff_t>(item.end));
            std::ranges::sort(things);
            Case numbers = current();
            auto to = numbers.begin() + static_cast<std::ptrdiff_t>(items.front().begin);
            for (const Case& thing : things)
                to = std::ranges::copy(thing, to).out;
            any |= acceptCase(numbers);
        }
        return any;
    }

    /// Decreases all numbers of a list together. First it clears each binary digit but the lowest in all numbers at
    /// once, so that a nim-sum of 0 stays 0. Then it halves all numbers repeatedly. Then it sets pairs of numbers to the
    /// least numbers of their ranges; between the two numbers of a pair, all numbers are already the least.
    bool lowerLists()
    {
        bool any = false;
        for (auto list = listFrom(0); list && !m_stop(); list = listFrom(*list + 1)) {
            const std::vector<Choices::Item> items = itemsCountedAt(*list);
            const std::size_t begin = items.front().begin;
            const std::size_t end = items.back().end;
            const auto acceptAll = [&](auto&& lower) {
                Case numbers = current();
                for (std::size_t at = begin; at < end; ++at)
                    numbers[at] = lower(numbers[at]);
                const bool accepted = acceptCase(numbers);
                any |= accepted;
                return accepted && current().size() >= end;
            };
            const Count largest = *std::max_element(current().begin() + static_cast<std::ptrdiff_t>(begin),
                                                    current().begin() + static_cast<std::ptrdiff_t>(end));
            for (Count bit = std::bit_floor(largest); bit > 1 && current().size() >= end; bit /= 2)
                acceptAll([bit](Count number) { return number & ~bit; });
            while (current().size() >= end && acceptAll([](Count number) { return number / 2; })) {
            }
            any |= lowerNeighbors(begin, end);
        }
        return any;
    }

    bool lowerNeighbors(std::size_t begin, std::size_t end)
    {
        bool any = false;
        std::optional<std::size_t> before;
        for (std::size_t at = begin; at < end && at < current().size() && !m_stop(); ++at) {
            if (current()[at] <= settled(m_problem, current()).record.choices[at].range.least)
                continue;
            const bool lowered = before && acceptPair(*before, 0, at, 0);
            any |= lowered;
            before = lowered ? std::nullopt : std::optional(at);
        }
        return any;
    }

    bool acceptWith(std::size_t at, Count value)
    {
        Case numbers = current();
        numbers[at] = value;
        return acceptCase(numbers);
    }

    /// Decreases each number: first to the least number of its range, then by powers of two, then to each number near
    /// the least number.
    bool lowerNumbers()
    {
        bool any = false;
        for (std::size_t at = 0; at < current().size() && !m_stop(); ++at) {
            const auto choices = settled(m_problem, current()).record.choices;
            const Count least = choices[at].range.least;
            if (current()[at] <= least)
                continue;
            if (acceptWith(at, least)) {
                any = true;
                continue;
            }
            for (Count step = std::bit_floor(current()[at] - least); step > 0; step /= 2) {
                while (at < current().size() && current()[at] >= least + step && acceptWith(at, current()[at] - step))
                    any = true;
            }
            for (Count value = least + 1; at < current().size() && value < std::min(current()[at], least + nearToLeast); ++value)
                any |= acceptWith(at, value);
        }
        return any;
    }

    bool acceptPair(std::size_t a, Count valueOfA, std::size_t b, Count valueOfB)
    {
        Case numbers = current();
        numbers[a] = valueOfA;
        numbers[b] = valueOfB;
        return acceptCase(numbers);
    }

    /// Changes two numbers: decreases both by the same amount, so that their difference and often the nim-sum stays the
    /// same; or decreases one and increases the other.
    bool lowerPairs()
    {
        bool any = false;
        for (std::size_t a = 0; a < current().size() && current().size() <= mostNumbersInPairs; ++a) {
            for (std::size_t b = 0; b < current().size() && !m_stop(); ++b) {
                if (a == b)
                    continue;
                any |= a < b && lowerTogether(a, b);
                any |= trade(a, b);
            }
        }
        return any;
    }

    bool lowerTogether(std::size_t a, std::size_t b)
    {
        bool any = false;
        for (Count step = std::bit_floor(std::min(current()[a], current()[b])); step > 0; step /= 2) {
            while (b < current().size() && a < current().size() && current()[a] >= step && current()[b] >= step
                   && acceptPair(a, current()[a] - step, b, current()[b] - step))
                any = true;
        }
        return any;
    }

    bool trade(std::size_t a, std::size_t b)
    {
        bool any = false;
        for (Count less = std::bit_floor(current()[a]); less > 0 && !m_stop(); less /= 2) {
            for (Count more = 1; more < less; more *= 2)
                any |= tradeBy(a, less, b, more);
            any |= tradeBy(a, less, b, less - 1);
            any |= tradeBy(a, less, b, less);
        }
        return any;
    }

    bool tradeBy(std::size_t a, Count less, std::size_t b, Count more)
    {
        int times = 0;
        while (times < mostTrades && a < current().size() && b < current().size() && current()[a] >= less
               && acceptPair(a, current()[a] - less, b, current()[b] + more))
            ++times;
        return times > 0;
    }

    const Problem& m_problem;
    std::vector<Case> m_best;
    const StillFails& m_stillFails;
    const std::function<bool()>& m_stop;
    std::size_t m_case = 0;
    std::unordered_set<std::size_t> m_tried;  ///< the hash values of the inputs that the search has tried
};

}  // namespace

bool isSmallerInput(const std::vector<Case>& a, const std::vector<Case>& b)
{
    const auto measure = [](const std::vector<Case>& cases) {
        std::size_t numbers = 0;
        Count sum = 0;
        for (const Case& each : cases) {
            numbers += each.size();
            for (const Count number : each)
                sum += number;
        }
        return std::tuple(cases.size(), numbers, sum);
    };
    const auto ofA = measure(a);
    const auto ofB = measure(b);
    return ofA != ofB ? ofA < ofB : a < b;
}

std::vector<Case> shrink(const Problem& problem, std::vector<Case> failing, const StillFails& stillFails,
                         const std::function<bool()>& stop)
{
    return Shrinking(problem, std::move(failing), stillFails, stop).run();
}

}  // namespace nimstone::contest
