#include "core/contest/smaller_cases.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "core/contest/inputs.h"
#include "core/zeckendorf.h"

namespace nimstone::contest {

namespace {

Count sumOf(const Case& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), Count{0});
}

/// Goes through all cases that are smaller than one, and whose numbers add up to no more than `mostSum`.
///
/// It relies on how problems write their cases: the least numbers that may follow make the smallest case, and a larger number
/// makes no smaller one (a test compares this with all cases).
class Below {
public:
    Below(const Problem& problem, const Case& than, Count mostSum, std::size_t most)
        : m_problem(problem), m_than(than), m_sumOfThan(sumOf(than)), m_mostSum(mostSum), m_most(most)
    {
    }

    /// The smallest first; none where there are more than `most`.
    std::optional<std::vector<Case>> cases()
    {
        Case first;
        if (!goOn(first, least(first)))
            return std::nullopt;
        std::ranges::sort(m_cases, isSmaller);
        return std::move(m_cases);
    }

private:
    /// The smallest case that begins so.
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

    /// With every number that may follow; false where there are too many cases.
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
            // A number that had to be another comes in its own turn.
            const bool comesLater = next.choices[at].value != value;
            const bool tooMany = !tooLarge && !comesLater && !goOn(first, next);
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

/// How far a number is swept without a gap, and how many of each length beyond, at most.
constexpr Count sweptMost = 3'000;
constexpr Count sweptOfALength = 32;

/// The first numbers that are drawn are swept, one at a time, so often each.
constexpr Count sweptCalls = 4;
constexpr int drawsOfACall = 16;
constexpr int drawsBeyond = 4;

/// A case with more numbers is no small one.
constexpr std::size_t mostNumbers = 100;

/// From 0: all that are small, those beside powers of two and Fibonacci numbers, and others of each length.
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
    const auto again = std::ranges::unique(values);
    values.erase(again.begin(), again.end());
    values.erase(std::ranges::upper_bound(values, most), values.end());
    return values;
}

/// A case, and whether the number that was swept is a power of two or a Fibonacci number, or nearly one.
struct Swept {
    Case numbers;
    bool isSpecial = false;
};

bool isSpecial(Count value)
{
    return std::has_single_bit(value) || std::has_single_bit(value + 1) || (value > 0 && std::has_single_bit(value - 1))
        || isFibonacci(value);
}

/// Each once, the smallest first.
void sortEachOnce(std::vector<Swept>& cases)
{
    std::ranges::sort(cases, [](const Swept& a, const Swept& b) {
        return a.numbers != b.numbers ? isSmaller(a.numbers, b.numbers) : a.isSpecial && !b.isSpecial;
    });
    const auto again = std::ranges::unique(cases, {}, &Swept::numbers);
    cases.erase(again.begin(), again.end());
}

/// At most `most` of them, about as many of each length of the sum; the special ones before others.
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
        // Those of which there are few leave room for the others.
        const std::size_t share = (most - kept.size()) / (ofLength.size() - at);
        shuffle(ofLength[at], chance);
        std::ranges::stable_partition(ofLength[at], &Swept::isSpecial);
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
                // The first cases of an input are special, and so are all of a small one.
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
