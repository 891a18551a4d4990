#include "core/practice/skills/other_games/zeckendorf.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "core/practice/skills/mistake.h"
#include "core/zeckendorf.h"

namespace nimstone::practice {

namespace {

struct FormSizes {
    Count smallest;
    Count largest;
    std::size_t parts;
};

constexpr std::array<FormSizes, highestLevel> formSizes{{{4, 33, 2}, {34, 144, 3}, {145, 987, 4}}};

/// The largest n of an exercise that is sound. This limit keeps all sums of Fibonacci numbers up to n far below the largest
/// Count.
constexpr Count largestForm = Count{1} << 40;

using Numbers = std::vector<Count>;

Count sumOfForm(const Numbers& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), Count{0});
}

bool formHas(const Numbers& numbers, Count number) { return std::ranges::binary_search(numbers, number); }

Numbers formWithout(Numbers numbers, Count number)
{
    std::erase(numbers, number);
    return numbers;
}

Numbers formWith(Numbers numbers, Count number)
{
    numbers.insert(std::ranges::lower_bound(numbers, number), number);
    return numbers;
}

/// Returns the index of a Fibonacci number in the list 1, 2, 3, 5, …, from 0.
std::size_t fibonacciPlace(Count number)
{
    return static_cast<std::size_t>(std::ranges::lower_bound(fibonacciNumbers, number) - fibonacciNumbers.begin());
}

/// Returns the powers of two in the binary form of n that are also Fibonacci numbers; empty if the highest power is not a
/// Fibonacci number. These numbers are the answer of a person who uses powers of two.
Numbers binaryForm(Count n, const Numbers& offered)
{
    Numbers digits;
    if (!formHas(offered, std::bit_floor(n)))
        return digits;
    for (const Count number : offered) {
        if ((number & (number - 1)) == 0 && (n & number) != 0)
            digits.push_back(number);
    }
    return digits;
}

/// Returns the greedy choice of numbers, but without the largest number that fits.
Numbers formFromSecond(Count n, const Numbers& offered)
{
    Numbers chosen;
    for (auto number = std::next(offered.rbegin()); number != offered.rend(); ++number) {
        if (*number > n)
            continue;
        chosen.push_back(*number);
        n -= *number;
    }
    std::ranges::reverse(chosen);
    return chosen;
}

/// Returns the smallest of these numbers such that the next Fibonacci number is also one of them; 0 if there is none.
Count lowerNeighbor(const Numbers& numbers)
{
    for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
        if (fibonacciPlace(numbers[i]) + 1 == fibonacciPlace(numbers[i + 1]))
            return numbers[i];
    }
    return 0;
}

/// Returns the misconception that explains a choice of numbers whose sum is not n.
std::optional<Misconception> wrongSumIdea(Count n, const Numbers& chosen, const Numbers& offered)
{
    const Numbers parts = zeckendorf(n);
    if (chosen.size() > 1 && chosen == binaryForm(n, offered))
        return Misconception::PowersOfTwo;
    if (std::ranges::includes(parts, chosen))
        return Misconception::PartLeftOut;
    if (std::ranges::includes(chosen, parts))
        return Misconception::PartTooMany;
    return formHas(chosen, offered.back()) ? std::nullopt : std::optional(Misconception::BeganTooLow);
}

}  // namespace

ZeckendorfExercise ZeckendorfExercise::draw(Chance& chance, int level)
{
    const FormSizes& sizes = formSizes[static_cast<std::size_t>(level - lowestLevel)];
    return {chance.between(sizes.smallest, sizes.largest)};
}

bool ZeckendorfExercise::isSound() const { return n >= 4 && n <= largestForm && !isFibonacci(n); }

bool ZeckendorfExercise::isWorthAsking(int level) const
{
    return zeckendorf(n).size() >= formSizes[static_cast<std::size_t>(level - lowestLevel)].parts;
}

Count ZeckendorfExercise::difficulty() const { return offered().size() * zeckendorf(n).size(); }

std::vector<Count> ZeckendorfExercise::offered() const
{
    return {fibonacciNumbers.begin(), std::ranges::upper_bound(fibonacciNumbers, n)};
}

Answers ZeckendorfExercise::rightAnswers() const { return {Answer(zeckendorf(n))}; }

std::vector<MisconceptionAnswer> ZeckendorfExercise::misconceptionAnswers() const
{
    const Numbers parts = zeckendorf(n);
    const Numbers all = offered();
    std::vector<MisconceptionAnswer> made;
    if (const Numbers binary = binaryForm(n, all); binary.size() > 1)
        made.push_back({Misconception::PowersOfTwo, Answer(binary)});
    // Splits a Zeckendorf term other than the largest into the two Fibonacci numbers before it, unless the smaller of them is
    // already a term.
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        const std::size_t place = fibonacciPlace(parts[i]);
        if (place < 2 || formHas(parts, fibonacciNumbers[place - 2]))
            continue;
        const Numbers split = formWith(formWithout(parts, parts[i]), fibonacciNumbers[place - 2]);
        made.push_back({Misconception::NeighborsUsed, Answer(formWith(split, fibonacciNumbers[place - 1]))});
    }
    made.push_back({Misconception::PartLeftOut, Answer(formWithout(parts, parts.front()))});
    if (parts.front() > 1)
        made.push_back({Misconception::PartTooMany, Answer(formWith(parts, 1))});
    made.push_back({Misconception::BeganTooLow, Answer(formFromSecond(n, all))});
    return made;
}

ZeckendorfExercise::Result ZeckendorfExercise::check(const Answer& answer) const
{
    const Numbers& chosen = answer.numbers();
    if (chosen.empty())
        return NothingChosen{n};
    if (chosen == zeckendorf(n))
        return RightForm{n, chosen};
    const Numbers all = offered();
    const Count sum = sumOfForm(chosen);
    // The form without neighbors is unique, so any other choice with the sum n contains two neighbors.
    if (sum == n) {
        const Count lower = lowerNeighbor(chosen);
        const std::size_t place = fibonacciPlace(lower);
        return NeighborsChosen{n, lower, fibonacciNumbers[place + 1], fibonacciNumbers[place + 2],
                                formHas(chosen, all.back()) ? Misconception::NeighborsUsed : Misconception::BeganTooLow};
    }
    return WrongFormSum{wrongSumIdea(n, chosen, all), n, chosen, sum, sum > n ? sum - n : n - sum};
}

LadderOf<ZeckendorfExercise::Rung> ZeckendorfExercise::hints() const
{
    const Numbers parts = zeckendorf(n);
    const Numbers larger(parts.begin() + static_cast<std::ptrdiff_t>(parts.size() / 2), parts.end());
    const Count beneath = fibonacciNumbers[fibonacciPlace(larger.front()) - 1];
    return {AskWhatMustBeIn{}, TakeTheLargest{}, LargestPart{parts.back()}, LargerParts{larger, beneath}, TheForm{n, parts}};
}

bool ZeckendorfExercise::fits(const Rung& rung, const Answer& answer) const
{
    const Numbers& chosen = answer.numbers();
    return agrees(
        rung,
        [&](const LargestPart& shown) { return formHas(chosen, shown.part); },
        [&](const LargerParts& shown) {
            return std::ranges::equal(std::ranges::lower_bound(chosen, shown.beneath), chosen.end(), shown.parts.begin(),
                                      shown.parts.end());
        },
        [&](const TheForm& shown) { return chosen == shown.parts; });
}

}  // namespace nimstone::practice
