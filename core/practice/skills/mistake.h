// Finds the misconception behind an answer, and tests an answer against a hint. The header is for use inside core/practice
// only.
#pragma once

#include <algorithm>
#include <array>
#include <type_traits>
#include <variant>

#include "core/overloaded.h"
#include "core/practice/skills/misconception.h"

namespace nimstone::practice {

/// Returns the first entry of `mistakes` that has this answer, which is the likeliest misconception. The entries may have any
/// type that has a member `answer`.
template <class Each>
std::optional<Each> mistakeBehind(const Answer& answer, const std::vector<Each>& mistakes)
{
    const auto found = std::ranges::find(mistakes, answer, &Each::answer);
    return found == mistakes.end() ? std::nullopt : std::optional(*found);
}

inline std::optional<Misconception> misconceptionBehind(const Answer& answer, const std::vector<MisconceptionAnswer>& mistakes)
{
    const auto mistake = mistakeBehind(answer, mistakes);
    return mistake ? std::optional(mistake->misconception) : std::nullopt;
}

/// Returns the misconception that `check` finds in each answer. Answers without a misconception are left out.
template <class Exercise>
std::vector<MisconceptionAnswer> misledAmong(const Exercise& exercise, const std::vector<Count>& answers)
{
    std::vector<MisconceptionAnswer> all;
    for (const Count answer : answers) {
        if (const auto misconception = misconceptionIn(exercise.check(answer)))
            all.push_back({*misconception, answer});
    }
    return all;
}

/// True if an answer agrees with a hint (rung). The first `unchecked` kinds of hints, a question and an idea, exclude no answer
/// and have no check. `checks` has one function for each of the other kinds.
template <std::size_t unchecked = 2, class... Kinds, class... Checks>
bool agrees(const std::variant<Kinds...>& rung, const Checks&... checks)
{
    constexpr std::array isChecked{std::is_invocable_v<const Overloaded<Checks...>&, const Kinds&>...};
    static_assert(std::ranges::find(isChecked, true) == isChecked.begin() + unchecked, "the first kinds have no check");
    static_assert(std::ranges::count(isChecked, true) == sizeof...(Kinds) - unchecked, "each of the others has one");
    static_assert(sizeof...(Checks) == sizeof...(Kinds) - unchecked, "each check is of one of them");
    const Overloaded check{checks...};
    return std::visit(
        [&check](const auto& shown) {
            if constexpr (requires { check(shown); })
                return check(shown);
            else
                return true;
        },
        rung);
}

}  // namespace nimstone::practice
