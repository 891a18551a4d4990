// Says how much a test checks: reduced counts in ./dev test, the full counts in ./dev test --deep.
#pragma once

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

}  // namespace nimstone::tests
