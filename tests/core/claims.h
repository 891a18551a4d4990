// Claims that sentences make, counted as they are checked.
#pragma once

#include <cstddef>
#include <string>

/// Checks a claim on `claims`, a Claims in scope.
#define CLAIM(...) claims.check((__VA_ARGS__), #__VA_ARGS__)

namespace nimstone::tests {

/// How many claims were checked, and what was wrong.
struct Claims {
    std::size_t checked = 0;
    std::size_t wrong = 0;
    std::string firstWrong{};

    void check(bool holds, const char* claim)
    {
        ++checked;
        wrong += !holds;
        if (!holds && firstWrong.empty())
            firstWrong = claim;
    }
};

}  // namespace nimstone::tests
