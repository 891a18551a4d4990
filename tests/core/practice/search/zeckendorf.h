// What exercises on Zeckendorf sums ask, found once more by trying every choice.
#pragma once

#include <algorithm>
#include <numeric>

#include "core/practice/skills/other_games/zeckendorf.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// 1, 2, 3, 5, … up to n.
inline std::vector<Count> fibonacciUpTo(Count n)
{
    std::vector<Count> numbers;
    for (Count first = 1, second = 2; first <= n; second += first, first = second - first)
        numbers.push_back(first);
    return numbers;
}

/// The numbers at the places that have a 1.
inline std::vector<Count> numbersAt(const std::vector<Count>& numbers, std::size_t places)
{
    std::vector<Count> chosen;
    for (std::size_t place = 0; place < numbers.size(); ++place) {
        if ((places >> place & 1) != 0)
            chosen.push_back(numbers[place]);
    }
    return chosen;
}

inline practice::Answers rightBySearch(const practice::ZeckendorfExercise& exercise)
{
    const std::vector<Count> numbers = fibonacciUpTo(exercise.n);
    practice::Answers right;
    for (std::size_t places = 0; places < std::size_t{1} << numbers.size(); ++places) {
        if ((places & places >> 1) != 0)
            continue;
        std::vector<Count> chosen = numbersAt(numbers, places);
        if (std::accumulate(chosen.begin(), chosen.end(), Count{0}) == exercise.n)
            right.push_back(practice::Answer(std::move(chosen)));
    }
    return right;
}

/// All choices from the twelve largest numbers and from the parts; where there are more numbers, some of the smallest
/// are left out.
inline practice::Answers givable(const practice::ZeckendorfExercise& exercise)
{
    constexpr std::size_t most = 12;
    std::vector<Count> numbers = fibonacciUpTo(exercise.n);
    const std::vector<Count> parts = rightBySearch(exercise).front().numbers();
    for (std::size_t place = 0; place < numbers.size() && numbers.size() > most;) {
        if (std::ranges::find(parts, numbers[place]) == parts.end())
            numbers.erase(numbers.begin() + static_cast<std::ptrdiff_t>(place));
        else
            ++place;
    }
    practice::Answers answers;
    for (std::size_t places = 0; places < std::size_t{1} << numbers.size(); ++places)
        answers.push_back(practice::Answer(numbersAt(numbers, places)));
    return answers;
}

}  // namespace nimstone::tests
