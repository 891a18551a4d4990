// What people answer who hold a mistaken idea: lists of mistakes, the likeliest first. Inside core/practice only.
#pragma once

#include <algorithm>

#include "core/practice/skills/misconception.h"

namespace nimstone::practice {

/// `Why` is what a class of exercises calls its reasons for a wrong answer.
template <class Why>
struct Mistake {
    Why why;
    Count answer = 0;
};

/// The likeliest mistake that makes this answer. A list may hold more than a Mistake does of each.
template <class Each>
std::optional<Each> mistakeBehind(Count answer, const std::vector<Each>& mistakes)
{
    const auto found = std::ranges::find(mistakes, answer, &Each::answer);
    return found == mistakes.end() ? std::nullopt : std::optional(*found);
}

/// Each with the name of its misconception, which it has.
template <class Each>
std::vector<Misled> misledBy(const std::vector<Each>& mistakes,
                             std::optional<Misconception> (*misconceptionOf)(decltype(Each::why)))
{
    std::vector<Misled> all;
    for (const Each& mistake : mistakes)
        all.push_back({*misconceptionOf(mistake.why), mistake.answer});
    return all;
}

/// What the check of each of these answers says.
template <class Exercise>
std::vector<Misled> misledAmong(const Exercise& exercise, const std::vector<Count>& answers)
{
    std::vector<Misled> all;
    for (const Count answer : answers) {
        if (const auto misconception = misconceptionIn(exercise.check(answer)))
            all.push_back({*misconception, answer});
    }
    return all;
}

}  // namespace nimstone::practice
