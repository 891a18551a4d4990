// Finds a variable that a loop declares and that the source still uses after the loop. Visual C++ 6 allowed this use.
#pragma once

#include <cstdint>
#include <vector>

#include "app/judge/source/tokens.h"

namespace nimstone::judge {

/// Returns the index of the token "for" of the last loop that declares the variable `name` ("for (int i"), at or before line `line`.
/// Lines count from 1. If there is no such loop, the result is the number of tokens.
std::size_t loopThatDeclares(std::string_view source, const std::vector<SourceToken>& tokens, std::string_view name, std::uint64_t line);

}  // namespace nimstone::judge
