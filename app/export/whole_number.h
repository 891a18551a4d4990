// Whole numbers in JSON that stay exact in other programs.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "core/wide.h"

namespace nimstone::exports {

/// A number, or a string of its digits where programs that read numbers as doubles would round it.
nlohmann::ordered_json wholeNumber(SignedWide value);

/// Reads a string as wholeNumber() writes it, or a bare number of at most 64 bits, as version 1.0.0 wrote it.
std::optional<SignedWide> wholeNumberIn(const nlohmann::ordered_json& value);

/// Whether it is a number that another program may have rounded.
bool mayBeRounded(const nlohmann::ordered_json& value);

/// Whether `found` differs from `expected` only by numbers that are the same as doubles, in a list or table too.
bool isRounded(const nlohmann::ordered_json& found, const nlohmann::ordered_json& expected);

}  // namespace nimstone::exports
