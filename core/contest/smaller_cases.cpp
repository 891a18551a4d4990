#include "core/contest/smaller_cases.h"

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <numeric>

#include "core/contest/inputs.h"
#include "core/zeckendorf.h"

namespace nimstone::contest {

namespace {

Count sumOf(const Case& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), Count{0});
}

/// Enumerates all cases that are smaller than `than` and whose numbers have a sum of at most `mostSum`.
///
/// The class uses a property of the code that writes cases: if the first numbers of a case are fixed, the case is
/// smallest when each following number is the least of its range, and a larger number never makes the case smaller. A
/// test compares the result with a list of all cases.
class Below {
public:
    Below(const Problem& problem, const Case& than, Count mostSum, std::size_t most)
        : m_problem(problem), m_than(than), m_sumOfThan(sumOf(than)), m_mostSum(mostSum), m_most(most)
    {
    }

    /// The cases in the order of isSmaller; nullopt if there are more than `most` cases.
    std::optional<std::vector<Case>> cases()
    {
        Case first;
        if (!goOn(first, least(first)))
            return std::nullopt;
        std::ranges::sort(m_cases, isSmaller);
        return std::move(m_cases);
    }

private:
    /// The smallest case whose first numbers are the numbers of `first`.
    Choices::Record least(const Case& first) const
    {
        Choices::Record record;
        Choices choices(first, &record);
        LineWriter nowhere([](std::string_view) { return true; });
        m_problem.input.form.write(choices, nowhere);
        return record;
    }

    bool isTooLarge(const Case& numbers) const
    {
        const Count sum = sumOf(numbers);
        return sum > m_mostSum || numbers.size() > m_than.size() || (numbers.size() == m_than.size() && sum > m_sumOfThan);
    }

    /// Appends to `first` each number that is possible there, one after the other, and continues recursively. Returns
    /// false if there are more than `most` cases.
    bool goOn(Case& first, const Choices::Record& smallest)
    {
        const std::size_t at = first.size();
        if (smallest.choices.size() == at) {
            if (isSmaller(first, m_than))
                m_cases.push_back(first);
            return m_cases.size() <= m_most;
        }
        const NumberRange range = smallest.choices[at].range;
        for (Count value = range.least; value <= range.most; ++value) {
            first.push_back(value);
            const Choices::Record next = least(first);
            const bool tooLarge = isTooLarge(next.numbers());
            // The writer has replaced this number by another number. The loop tries that other number in another round.
            const bool isReplaced = next.choices[at].value != value;
            const bool tooMany = !tooLarge && !isReplaced && !goOn(first, next);
            first.pop_back();
            if (tooLarge || tooMany)
                return !tooMany;
        }
        return true;
    }

    const Problem& m_problem;
    const Case& m_than;
    const Count m_sumOfThan;
    const Count m_mostSum;
    const std::size_t m_most;
    std::vector<Case> m_cases;
};

/// A sweep sets one number of a case to many values: at most to all values up to `sweptMost`, and for each greater
/// number of bits at most to `sweptOfALength` random values.
constexpr Count sweptMost = 3'000;
constexpr Count sweptOfALength = 32;

/// Only the first `sweptCalls` numbers of a case are swept, one at a time. For each value, `drawsOfACall` cases are
/// drawn; for values above `sweptMost`, only `drawsBeyond` cases.
constexpr Count sweptCalls = 4;
constexpr int drawsOfACall = 16;
constexpr int drawsBeyond = 4;

/// The largest number of numbers in a case. A drawn case that has more numbers is dropped, because it is not small.
constexpr std::size_t mostNumbers = 100;

/// The values of a sweep, in ascending order: all values from 0 to `small`, all values within 1 of a power of two or of
/// a Fibonacci number, and `ofALength` random values for each number of bits above `small`.
std::vector<Count> valuesToSweep(Chance& chance, Count small, Count ofALength, Count most)
{
    std::vector<Count> values(std::min(small, most) + 1);
    std::iota(values.begin(), values.end(), Count{0});
    const auto addAround = [&values](Count value) { values.insert(values.end(), {value - 1, value, value + 1}); };
    for (const Count number : fibonacciNumbers)
        addAround(number);
    for (int bits = 1; bits < 63; ++bits) {
        const Count power = Count{1} << bits;
        addAround(power);
        for (Count drawn = 0; drawn < ofALength && power > small; ++drawn)
            values.push_back(chance.between(power, 2 * power - 1));
    }
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    values.erase(std::ranges::upper_bound(values, most), values.end());
    return values;
}

/// A drawn case. `isSpecial` is true if its swept number is a Fibonacci number or within 1 of a power of two.
struct Swept {
    Case numbers;
    bool isSpecial = false;
};

bool isSpecial(Count value)
{
    return std::has_single_bit(value) || std::has_single_bit(value + 1) || (value > 0 && std::has_single_bit(value - 1))
        || isFibonacci(value);
}

/// Sorts the cases in the order of isSmaller and removes cases that occur twice.
void sortEachOnce(std::vector<Swept>& cases)
{
    std::ranges::sort(cases, [](const Swept& a, const Swept& b) {
        return a.numbers != b.numbers ? isSmaller(a.numbers, b.numbers) : a.isSpecial && !b.isSpecial;
    });
    const auto isRepeated = [](const Swept& one, const Swept& next) { return one.numbers == next.numbers; };
    cases.erase(std::unique(cases.begin(), cases.end(), isRepeated), cases.end());
}

/// Reduces the list to at most `most` cases. It keeps about the same number of cases for each number of bits that the
/// sum of a case has, and it prefers special cases.
std::vector<Swept> thinned(std::vector<Swept> cases, Chance& chance, std::size_t most)
{
    if (cases.size() <= most)
        return cases;
    std::array<std::vector<Swept>, 65> ofLength;
    for (Swept& each : cases)
        ofLength[static_cast<std::size_t>(std::bit_width(sumOf(each.numbers)))].push_back(std::move(each));
    std::vector<Swept> kept;
    std::ranges::sort(ofLength, {}, [](const std::vector<Swept>& each) { return each.size(); });
    for (std::size_t at = 0; at < ofLength.size(); ++at) {
        // If only a few cases have a certain number of bits, more cases can be kept for the numbers of bits that
        // follow.
        const std::size_t share = (most - kept.size()) / (ofLength.size() - at);
        shuffle(ofLength[at], chance);
        std::stable_partition(ofLength[at].begin(), ofLength[at].end(), std::mem_fn(&Swept::isSpecial));
        ofLength[at].resize(std::min(ofLength[at].size(), share));
        std::ranges::move(ofLength[at], std::back_inserter(kept));
    }
    return kept;
}

}  // namespace

std::optional<std::vector<Case>> everyCaseBelow(const Problem& problem, const Case& than, std::size_t most)
{
    return Below(problem, than, maxCount, most).cases();
}

std::vector<Case> casesBelow(const Problem& problem, const Case& than, std::size_t most)
{
    if (auto all = everyCaseBelow(problem, than, most))
        return std::move(*all);
    constexpr Count largestSum = Count{1} << 40;
    std::vector<Case> cases;
    const auto areFew = [&](Count sum) {
        auto found = Below(problem, than, sum, most).cases();
        if (found)
            cases = std::move(*found);
        return found.has_value();
    };
    Count few = 0;
    Count tooMany = 1;
    while (tooMany < largestSum && areFew(tooMany))
        few = std::exchange(tooMany, 2 * tooMany);
    while (tooMany - few > 1) {
        const Count middle = few + (tooMany - few) / 2;
        (areFew(middle) ? few : tooMany) = middle;
    }
    return cases;
}

std::vector<Case> casesOfAllScales(const Problem& problem, const std::optional<Case>& than, Seed seed, std::size_t most)
{
    Chance chance(seed);
    const Count small = std::min<Count>(sweptMost, most / 8);
    const Count ofALength = std::min<Count>(sweptOfALength, most / 500);
    const std::vector<Count> values = valuesToSweep(chance, small, ofALength, than ? sumOf(*than) : maxCount);
    std::vector<Swept> swept;
    for (Count call = 0; call < sweptCalls; ++call) {
        bool tooMany = false;
        for (const Count value : values) {
            const int draws = value <= small ? drawsOfACall : drawsBeyond;
            for (int drawn = 0; drawn < draws && !tooMany; ++drawn) {
                Sweep sweep{call, value};
                // The first two cases of an input have extreme numbers, and all numbers of a small input are small. So
                // the code draws the case as case 2 or 3, from 0, of a large input.
                Draw draw(chance, Size::Large, 2 + static_cast<Count>(drawn % 2), 1'000, &sweep);
                Case numbers;
                problem.input.form.draw(draw, numbers);
                tooMany = numbers.size() > mostNumbers;
                numbers = settled(problem, numbers).record.numbers();
                if (!tooMany && (!than || isSmaller(numbers, *than)))
                    swept.push_back({std::move(numbers), isSpecial(value)});
            }
        }
    }
    sortEachOnce(swept);
    std::vector<Case> cases;
    for (Swept& each : thinned(std::move(swept), chance, most))
        cases.push_back(std::move(each.numbers));
    std::ranges::sort(cases, isSmaller);
    return cases;
}

}  // namespace nimstone::contest
