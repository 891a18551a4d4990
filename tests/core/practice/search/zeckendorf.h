// Answers of the exercises on Zeckendorf sums, found by trying every choice of Fibonacci numbers.
#pragma once

#include <algorithm>
#include <numeric>

#include "core/practice/skills/other_games/zeckendorf.h"
#include "tests/core/practice/answers.h"

namespace nimstone::tests {

/// Returns the Fibonacci numbers 1, 2, 3, 5, … up to n.
inline std::vector<Count> fibonacciUpTo(Count n)
{
    std::vector<Count> numbers;
    for (Count first = 1, second = 2; first <= n; second += first, first = second - first)
        numbers.push_back(first);
    return numbers;
}

/// Returns the numbers at the places where `places` has a 1 bit.
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

/// Returns every choice from at most twelve Fibonacci numbers, which include the terms of the right answer. If more
/// than twelve numbers can be chosen, the smallest of the other numbers are left out.
inline practice::Answers possibleAnswers(const practice::ZeckendorfExercise& exercise)
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
