// The shape of a hint ladder.
#pragma once

#include <array>
#include <cstddef>

namespace nimstone::practice {

inline constexpr std::size_t rungCount = 5;

template <class Rung>
using LadderOf = std::array<Rung, rungCount>;

}  // namespace nimstone::practice
