// Whole numbers in JSON, in a form that other programs read exactly.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "core/wide.h"

namespace nimstone::exports {

/// Returns a JSON number, or a string of its digits if programs that read numbers as doubles would round the number.
nlohmann::ordered_json wholeNumber(SignedWide value);

/// Reads a string that wholeNumber() wrote, or a JSON number of at most 64 bits, which version 1.0.0 wrote.
std::optional<SignedWide> wholeNumberIn(const nlohmann::ordered_json& value);

/// Returns true if the value is a number that another program may have rounded.
bool mayBeRounded(const nlohmann::ordered_json& value);

/// Returns true if `found` differs from `expected` only in numbers, and these numbers are equal as doubles. Lists and
/// objects are compared recursively.
bool isRounded(const nlohmann::ordered_json& found, const nlohmann::ordered_json& expected);

}  // namespace nimstone::exports
