// The path: the lessons in their order.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace nimstone::learn {

/// The names of the lessons in files and on the command line. The lesson at index n is lesson n; lesson 0 is optional.
inline constexpr std::array<std::string_view, 18> lessonNames{
    "contest-formulas", "two-heaps", "thinking-backwards", "any-rule", "binary-columns", "three-heaps", "lemma-1", "lemma-2",
    "bouton", "misere", "queen", "fibonacci-nim", "values", "sums", "breaking-heaps", "disguises", "partisan", "on-your-own"};

/// Returns the number of a lesson, 0 … 17; nothing if there is no lesson with this name.
constexpr std::optional<std::size_t> numberOf(std::string_view lesson)
{
    const auto* const found = std::ranges::find(lessonNames, lesson);
    return found == lessonNames.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - lessonNames.begin()));
}

}  // namespace nimstone::learn
