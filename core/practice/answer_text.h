// An answer as text, in the form in which records and files of answers store it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/practice/exercise.h"

namespace nimstone::practice {

/// Returns the answer in one line: `13`, the number of a heap or choice counted from 1, `1 + 5 + 13`, or `1-4 3-2`.
std::string print(const Exercise& exercise, const Answer& answer);

/// Parses a printed answer. Returns nullopt if the text is not an answer that can be given to the exercise: each heap, choice,
/// column or number must be offered, and an amount must be from 1 to the size of the heap.
std::optional<Answer> parseAnswer(const Exercise& exercise, std::string_view text);

}  // namespace nimstone::practice
