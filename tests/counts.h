// How much a test checks: reduced counts in ./dev test, the stated ones in ./dev test --deep.
#pragma once

#include <cstdlib>
#include <string_view>

namespace nimstone::tests {

inline bool deep()
{
    const char* value = std::getenv("NIMSTONE_DEEP");
    return value && std::string_view(value) == "1";
}

/// `stated` in a deep run, else `reduced`.
template <class T>
T count(T reduced, T stated) { return deep() ? stated : reduced; }

}  // namespace nimstone::tests
