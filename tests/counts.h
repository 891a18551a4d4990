// Says how much a test checks: reduced counts in ./dev test, the full counts in ./dev test --deep.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <string_view>

namespace nimstone::tests {

inline bool deep()
{
    const char* value = std::getenv("NIMSTONE_DEEP");
    return value && std::string_view(value) == "1";
}

/// Returns `stated` in a deep run, otherwise `reduced`.
template <class T>
T count(T reduced, T stated) { return deep() ? stated : reduced; }

/// True for a row that this run tests: in a deep run for each row, in a short run for every `step`th, from row `first` on.
inline bool isTested(std::size_t row, std::size_t step, std::size_t first = 0) { return deep() || row % step == first % step; }

}  // namespace nimstone::tests
