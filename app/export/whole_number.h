// Whole numbers in JSON that other programs read exactly.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "core/wide.h"

namespace nimstone::exports {

/// Returns a number, or a string of its digits if programs that read numbers as doubles would round it.
nlohmann::ordered_json wholeNumber(SignedWide value);

/// Reads a string as wholeNumber() writes it, or a bare number of at most 64 bits, as version 1.0.0 wrote it.
std::optional<SignedWide> wholeNumberIn(const nlohmann::ordered_json& value);

/// Returns whether the value is a number that another program may have rounded.
bool mayBeRounded(const nlohmann::ordered_json& value);

/// Returns whether `found` differs from `expected` only by numbers that are equal as doubles. Lists and objects are compared
/// recursively.
bool isRounded(const nlohmann::ordered_json& found, const nlohmann::ordered_json& expected);

}  // namespace nimstone::exports
