// A variable that a loop declares and that is used after the loop, as Visual C++ 6 allowed it.
#pragma once

#include <cstdint>
#include <vector>

#include "app/judge/source/tokens.h"

namespace nimstone::judge {

/// The last loop up to that line that declares the variable, "for (int i": the index of its "for". The number of tokens for none.
std::size_t loopThatDeclares(std::string_view source, const std::vector<SourceToken>& tokens, std::string_view name, std::uint64_t line);

}  // namespace nimstone::judge
